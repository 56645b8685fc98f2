import {
  colonyPicture,
  othersPicture,
  posterPicture,
  seaPicture,
} from '../../../../src/games/otys/board/index.ts';
import { holdToGoldens } from '../../../canvas/goldens.ts';
import { say } from '../../../texts/shipped.ts';
import { crowded, middle, sampleComponents } from '../sample-views.ts';

holdToGoldens(new URL('goldens/', import.meta.url), {
  'middle-sea': seaPicture(middle.view, 0, middle.people, sampleComponents, say),
  'crowded-colony': colonyPicture(crowded.view, crowded.people, sampleComponents, say),
  'crowded-others': othersPicture(
    crowded.view,
    crowded.view.turn.seat,
    crowded.people,
    sampleComponents,
    say,
  ),
  poster: posterPicture(middle.people.slice(0, 3), 4, say),
});

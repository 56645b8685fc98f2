import { colonyPicture } from '../../../../src/games/otys/board/colony.ts';
import { othersPicture } from '../../../../src/games/otys/board/others.ts';
import { seaPicture } from '../../../../src/games/otys/board/sea.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { holdToGoldens } from '../../../canvas/goldens.ts';
import { gameNamed } from '../../../records/played.ts';
import { say } from '../../../texts/shipped.ts';
import { crowded, middle } from '../sample-views.ts';

const [poster] = gameNamed('otys').poster({ say, people: middle.people.slice(0, 3) });
if (poster === undefined) throw new Error('A lobby has a poster');

holdToGoldens(new URL('goldens/', import.meta.url), {
  'middle-sea': seaPicture({ view: middle.view, people: middle.people, components, say }, 0),
  'crowded-colony': colonyPicture({
    view: crowded.view,
    people: crowded.people,
    components,
    say,
  }),
  'crowded-others': othersPicture(
    { view: crowded.view, people: crowded.people, components, say },
    crowded.view.turn.seat,
  ),
  poster,
});

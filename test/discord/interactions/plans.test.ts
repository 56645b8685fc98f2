import { tinySure } from '../../games/tiny.ts';
import { stageInWords } from '../in-words.ts';
import { inPlay } from '../stage.ts';

stageInWords(
  `
# The page of a plan
asks what a turn would, keeps nothing until that is pressed, and shows what is kept
  ben sends h1:look:t1:plan => ben~: What if it were your turn? | ben.ids~: h1:answer:t1:0:plan:step
  ben sends h1:answer:t1:0:plan:step on page; ben sends h1:answer:t1:1:plan:end on page -> plans
    => ben/: Trying out: .+ → .+
  ben sends h1:plan:t1:keep on page -> plans 1:step.end => ben/: Your plan:.*→
  ben sends h1:plan:t1:cancel on page -> plans => ben~: Your plan is cancelled
takes back the last answer, and takes one that was pressed twice once
  ben sends h1:look:t1:plan; 2 times ben sends h1:answer:t1:0:plan:step on page
  ben sends h1:plan:t1:keep on page -> plans 1:step
  ben sends h1:plan:t1:undo on page -> plans 1:step => ben~: nothing counts until
takes by itself what a table would, and leaves the choice to who takes that back
  given sure; ben sends h1:look:t1:plan; ben sends h1:answer:t1:0:plan:step on page
  ben sends h1:plan:t1:keep on page -> plans 1:step.step.step
  given sure; ben sends h1:look:t1:plan; ben sends h1:answer:t1:0:plan:step on page
  ben sends h1:plan:t1:undo on page; ben sends h1:plan:t1:keep on page -> plans 1:step.step
that was played is told beside the page that was asked for, which stays
  ben sends h1:look:t1:plan; ben: plan step end; ana presses board:end; pass 200s; ben sends h1:look:t1:hand
    => ben.pages: 2 | ben~: I played your turn | ben.all!: What if it were your turn
in one’s own turn says so, and what was played is told once, in private
  ben: plan step; ana presses board:end; pass 200s -> reports~ ben:step:
  ben presses board:end => ben.all~: I played part of your plan | channel!: your plan
says in one’s own turn that the plan is about to be played, and can still be cancelled there
  ben: plan step; ana presses board:end; ben sends h1:look:t1:plan
    => ben/: Your plan is at work:.+ it steps aside
  ben sends h1:plan:t1:cancel on page => ben~: Your plan is cancelled
  pass 200s -> up ben, reports
says to who keeps a plan again once their turn has begun that it is too late
  ben sends h1:look:t1:plan; ben sends h1:answer:t1:0:plan:step on page
  ben sends h1:plan:t1:keep on page -> plans 1:step
  ana presses board:end
  ben sends h1:plan:t1:keep on page => ben~: play it on the board
tells who cancels a plan that was played already what came of it
  ben sends h1:look:t1:plan; ben: plan step end; ana presses board:end; pass 200s
  ben sends h1:plan:t1:cancel on page => ben.all~: I played your turn as you had planned it | ben.all!: cancelled
that was played whole is told its owner by a direct message, where they wish for those, and to nobody else
  ben: wish notices direct; ben: plan step end; ana presses board:end; pass 200s -> up ana
    => ben.letters: 1 | ana.letters: 0 | ben.told~: I played your turn as you had planned it | channel!: planned
that was played whole is told with the next press where no direct message arrives, in quiet hours, or where they wish for none
  ben: wish notices direct; ben: plan step end; ana presses board:end; fail direct unreachable
  pass 200s -> up ana => ben.letters: 0 | channel!: planned
  given; ben: wish notices direct; ben: plan step end; ana presses board:end; ben: wish quiet 0-23
  pass 200s -> up ana => ben.letters: 0 | channel!: planned
  given; ben: plan step end; ana presses board:end; pass 200s -> up ana => ben.letters: 0 | channel!: planned
`,
  { sure: () => inPlay({ game: tinySure }) },
);

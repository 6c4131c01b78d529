import type { BlogSeed } from '../types';

export const theCutOverWeekend: BlogSeed = {
  title: 'The cut-over weekend has sixty hours',
  slug: 'the-cut-over-weekend',
  category: 'Integration',
  tag: 'Cut-over',
  images: [
    {
      file: 'the-cut-over-weekend.png',
      alternativeText:
        'Sixty strokes, one for each hour from Friday evening to Monday morning. Above them a pale line turns down into a red dot, and a dark line leaves the dot on a lower level.',
    },
  ],
  description: `
<p>There are sixty hours from Friday at 18:00 to Monday at 06:00. A cut-over plan fills every one of them. In real life, people have to sleep, a file will be late, and the person with the only key to the bank software is at a wedding.</p>
<p>So a good plan for the weekend is mostly a plan for when to stop. It has few steps, three decisions, and plenty of white space.</p>
<h2>Do less at the weekend</h2>
<p>Go through the steps and ask of each one: does it have to happen after the old system has closed? Configuration doesn’t. Organisation, jobs and cost centres usually don’t; you can load them a week earlier and top them up. History doesn’t. That leaves the people who changed in the last few days, balances, open requests, and switching the interfaces.</p>
<p>For every step that’s left, write down how long it took in the last rehearsal, not how long it should take. If there was no rehearsal, the number is unknown, and unknown isn’t zero.</p>
<h2>Three decisions</h2>
<p>Between the steps there are points where someone decides whether to go on. Three are enough. With more than that, people stop taking them seriously.</p>
<table>
<thead><tr><th scope="col">When</th><th scope="col">Question</th><th scope="col">If not</th></tr></thead>
<tbody>
<tr><th scope="row">Saturday, 00:00</th><td>Is the old system closed, and are the last files complete and counted?</td><td>Reopen it. Nothing has happened</td></tr>
<tr><th scope="row">Saturday, 16:00</th><td>Is everything loaded, and do the counts and sums agree?</td><td>One repair, with an end time, or stop</td></tr>
<tr><th scope="row">Sunday, 06:00</th><td>Have HR and finance signed, and can we switch the interfaces?</td><td>Go back to the old system, in good order</td></tr>
</tbody>
</table>
<p>The third is the one that counts. Before it, going back costs a weekend. After it, the new platform has sent something to a bank, an authority or a door, and going back means correcting the world. Mark that hour in a different colour. Everyone in the room should know when it has passed.</p>
<blockquote><p>A plan without a way back isn’t brave. It’s just short.</p></blockquote>
<h2>Who decides, and who sleeps</h2>
<p>For each decision, name one person and one deputy, and write down what that person needs to see. A page of counts is better than a call with eleven people at midnight. The people who carry out the steps shouldn’t also have to judge whether to go on. They’ve worked all night, and they want it to be over.</p>
<p>Then make a list of who’s awake when. Two shifts, an hour’s overlap, and a written handover. Nobody works both nights. A tired person can follow a list. A tired person can’t find out why two lists differ.</p>
<h2>Switch interfaces in order</h2>
<p>Switch the interfaces last, and not all at once:</p>
<ol>
<li>First, the ones that only bring data in. If they fail, nobody outside notices.</li>
<li>Then the ones that feed your own systems: time, access, directory.</li>
<li>Last, the ones that leave the company: banks, authorities, insurers. One at a time, and a person reads the first file before it goes.</li>
</ol>
<p>Switch the old ones off in the same step that switches the new ones on. Two interfaces that pay the same salary are popular, but only for a day.</p>
<h2>Leave hours empty</h2>
<p>Leave about a third of the sixty hours empty. This is hard to defend in a meeting, because white space looks like idleness. It’s the only part of the plan that can absorb a surprise. If there isn’t one, people go home early on Sunday, and no project has ever been blamed for that.</p>
<h2>Monday, 06:00</h2>
<p>The weekend ends when the first person from outside the project logs in. Be there. For the first day, keep the weekend team rested and close by, keep one list of what people report, and read it aloud at ten, at one and at four. Sort it into three piles: people who can’t work, people who are paid the wrong amount, and everything else.</p>
<p>The third pile will be the biggest. It can wait until Tuesday, and by then most of it will be the way things are done.</p>
`.trim(),
};

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
<p>From Friday at 18:00 to Monday at 06:00 there are sixty hours. In a plan for a cut-over they are filled to the last one. In life, somebody has to sleep in them, a file will be late, and the person with the only key to the bank software is at a wedding.</p>
<p>A good plan for the weekend is therefore mostly a plan for when to stop. It has few steps, three decisions, and a good deal of white.</p>
<h2>Do less on the weekend</h2>
<p>Go through the steps and ask of each: does it have to happen after the old system has closed? Configuration does not. Organisation, jobs and cost centres usually do not; they can be loaded a week earlier and topped up. History does not. What remains is people who changed in the last days, balances, open requests, and the switching of interfaces.</p>
<p>For every step that remains, write down how long it took in the last rehearsal. Not how long it should take. If there was no rehearsal, the number is unknown, and an unknown number is not zero.</p>
<h2>Three decisions</h2>
<p>Between the steps there are points at which somebody decides whether to go on. Three are enough. More than that, and people stop taking them seriously.</p>
<table>
<thead><tr><th scope="col">When</th><th scope="col">Question</th><th scope="col">If not</th></tr></thead>
<tbody>
<tr><th scope="row">Saturday, 00:00</th><td>Is the old system closed, and are the last files complete and counted?</td><td>Open it again. Nothing has happened</td></tr>
<tr><th scope="row">Saturday, 16:00</th><td>Is everything loaded, and do counts and sums agree?</td><td>One repair, with an end time, or stop</td></tr>
<tr><th scope="row">Sunday, 06:00</th><td>Have HR and finance signed, and may the interfaces be switched?</td><td>Go back to the old system, in good order</td></tr>
</tbody>
</table>
<p>The third is the one that counts. Before it, going back costs a weekend. After it, the new platform has sent something to a bank, an authority or a door, and going back means correcting the world. Mark that hour in the plan in a different colour. Everyone in the room should know when it has passed.</p>
<blockquote><p>A plan without a way back is not brave. It is only short.</p></blockquote>
<h2>Who decides, and who sleeps</h2>
<p>For each decision name one person and one deputy, and write down what that person needs to see. A page with counts is better than a call with eleven people at midnight. Those who carry out the steps should not also have to judge whether to go on. They have worked all night, and they would like it to be over.</p>
<p>Then make a list of who is awake when. Two shifts, an overlap of an hour, and a written handover. Nobody works both nights. A tired person can follow a list. A tired person cannot find out why two lists differ.</p>
<h2>Switch interfaces in order</h2>
<p>Interfaces are switched last, and not all at once:</p>
<ol>
<li>First those that only bring data in. If they fail, nobody outside notices.</li>
<li>Then those that feed your own systems: time, access, directory.</li>
<li>Last those that leave the house: banks, authorities, insurers. One at a time, with the first file read by a person before it goes.</li>
</ol>
<p>The old ones are switched off in the same step in which the new ones are switched on. Two interfaces that pay the same salary are a popular arrangement, but only for a day.</p>
<h2>Leave hours empty</h2>
<p>Leave about a third of the sixty hours without any step. This is hard to defend in a meeting, since white space looks like idleness. It is the only part of the plan that can take in a surprise. If there is none, people go home early on Sunday, and no project has ever been blamed for that.</p>
<h2>Monday, 06:00</h2>
<p>The weekend ends when the first person who was not in the project logs in. Be there. For the first day keep the people of the weekend rested and near, keep one list of what is reported, and read it aloud at ten, at one and at four. Sort it into three heaps: people who cannot work, people who are paid wrongly, and everything else.</p>
<p>The third heap will be the largest. It can wait until Tuesday, and most of it will by then have turned into the way things are done.</p>
`.trim(),
};

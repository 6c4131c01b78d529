import type { BlogSeed } from '../types';

export const eightRolesOneEmpty: BlogSeed = {
  title: 'Eight roles, and what happens when one is empty',
  slug: 'eight-roles-one-empty',
  category: 'Organisation',
  tag: 'Roles',
  images: [
    {
      file: 'eight-roles-one-empty.png',
      alternativeText:
        'A pile of records lies on a long beam that eight people carry on their heads. The sixth person is only a red dashed outline.',
    },
  ],
  description: `
<p>Projects rarely fail because someone did a job badly. More often, nobody had the job. The plan showed a box, the box held a department, and departments don’t come to meetings.</p>
<p>A move to a new HR and finance platform needs about eight roles. In a small organisation, one person can hold two of them. What matters is that each has a name next to it, and that the person with the name knows about it.</p>
<h2>The eight, in one sentence each</h2>
<ul>
<li><strong>Executive sponsor:</strong> says why the move is happening, and says it again when it gets hard.</li>
<li><strong>Project manager:</strong> keeps dates, money and promises on one page.</li>
<li><strong>HRIS director:</strong> decides what the new platform is for, and what it isn’t.</li>
<li><strong>Finance lead:</strong> makes sure the ledger balances on the first day and on the thirtieth.</li>
<li><strong>HR process owner:</strong> knows how hiring really works here, and how it should.</li>
<li><strong>Data lead:</strong> signs off each file before it moves.</li>
<li><strong>Integration architect:</strong> holds the map of everything that talks to the platform.</li>
<li><strong>Change and training lead:</strong> hears the questions first.</li>
</ul>
<h2>How to spot an empty role</h2>
<p>An empty role doesn’t look empty. Whoever is nearest does a bit of the work, in the evening. You can tell which role is missing by the noise the project makes.</p>
<h3>No sponsor: every decision gets made twice</h3>
<p>The steering committee agrees, and a week later a director who wasn’t there disagrees. Nobody is wrong. But nobody has been told why the old way has to end, either. The cure is an hour a week from someone senior, in person, for as long as the project lasts. You can’t delegate it, because the whole point is who says it.</p>
<h3>No data lead: the trial loads slip</h3>
<p>Each load finds errors, and the errors go to a mailbox. HR thinks IT will correct them. IT has no opinion on who is married to whom. Name one person who may say <em>this file is good</em>, and who may also say that it isn’t.</p>
<h3>No process owner: you rebuild the old process</h3>
<p>The people who configure the platform ask how hiring works, and someone shows them the form. So they build the form. Six approvals come along with it, two of them from people who have left. A process owner is someone with the authority to say: <em>we’ve always done that, and from now on we don’t</em>.</p>
<h3>No integration architect: the surprise comes at the end</h3>
<p>Everything works, and then someone mentions the canteen. It needs a file every night to know who may eat. There’s always a canteen. The architect is the person who went looking for it in the first month.</p>
<h3>No change lead: the help desk finds out</h3>
<p>New screens appear on a Monday. On Tuesday all the questions arrive at once, at a desk that heard about the project in the same e-mail as everyone else.</p>
<blockquote><p>If you have to look up who holds a role, nobody holds it.</p></blockquote>
<h2>A role takes hours</h2>
<p>A name in a box costs nothing, and that’s what it’s worth. For each role, write down four things and get the person and that person’s manager to agree to them:</p>
<ol>
<li>what this person may decide alone,</li>
<li>how many hours a week it takes, and which other work gets dropped for it,</li>
<li>who covers during holidays,</li>
<li>when it ends, or who takes it over after go-live.</li>
</ol>
<p>The second is the honest one. If nothing gets dropped, the hours aren’t there, and the role happens between half past six and the children’s supper.</p>
<h2>A test for next Monday</h2>
<p>Ask eight people on the project, separately, to write the eight names on a card. Compare the cards. Where all eight agree, the role is filled. Where there are two names, each of those two thinks the other is doing it. Where there’s a department, you’ve found your empty role.</p>
<p>Fill that one first. It’s the cheapest thing you can do for the project this month, and it doesn’t need a change request.</p>
`.trim(),
};

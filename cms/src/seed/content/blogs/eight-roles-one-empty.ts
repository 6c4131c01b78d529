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
<p>Projects seldom fail because somebody did a job badly. More often there was a job that nobody had. The plan showed a box, the box held a department, and a department does not come to meetings.</p>
<p>A move to a new HR and finance platform needs about eight roles. Two of them can be held by one person in a small organisation. What matters is that each has a name next to it, and that the name belongs to somebody who knows.</p>
<h2>The eight, in one sentence each</h2>
<ul>
<li><strong>Executive sponsor:</strong> says why the move is happening, and says it again when it gets hard.</li>
<li><strong>Project manager:</strong> keeps dates, money and promises on one page.</li>
<li><strong>HRIS director:</strong> decides what the new platform is for, and what it is not for.</li>
<li><strong>Finance lead:</strong> makes sure that the ledger balances on the first day and on the thirtieth.</li>
<li><strong>HR process owner:</strong> knows how hiring really works here, and how it should.</li>
<li><strong>Data lead:</strong> signs each file before it moves.</li>
<li><strong>Integration architect:</strong> holds the map of everything that talks to the platform.</li>
<li><strong>Change and training lead:</strong> hears the questions first.</li>
</ul>
<h2>How an empty role shows itself</h2>
<p>An empty role does not look empty. The work is done by whoever stands nearest, a little, in the evening. You can tell which role is missing by the noise that the project makes.</p>
<h3>No sponsor: every decision is taken twice</h3>
<p>The steering meeting agrees, and a week later a director who was not there disagrees. Nobody is wrong. Nobody has been told why the old way has to end either. The remedy is an hour of somebody senior each week, in person, for as long as the project lasts. It cannot be delegated, since the point of it is who says it.</p>
<h3>No data lead: the trial loads get later</h3>
<p>Each load finds errors, and the errors go to a mailbox. HR believes that IT will correct them. IT has no opinion on who is married to whom. Name one person who may say <em>this file is good</em>, and give that person a right to say the opposite.</p>
<h3>No process owner: the old process is rebuilt</h3>
<p>The people who configure the platform ask how hiring works, and they are shown the form. So they build the form. Six approvals come along with it, two of them by people who have left. A process owner is somebody with the authority to answer: <em>we have always done that, and from now on we do not</em>.</p>
<h3>No integration architect: the surprise comes at the end</h3>
<p>Everything works, and then somebody mentions the canteen. It takes a file every night to know who may eat. There is always a canteen. The architect is the person who went and looked for it in the first month.</p>
<h3>No change lead: the help desk finds out</h3>
<p>New screens appear on a Monday. The questions arrive on Tuesday, all of them, at a desk that heard of the project from the same message as everyone else.</p>
<blockquote><p>If you cannot say who holds a role without looking it up, nobody holds it.</p></blockquote>
<h2>Holding a role is a matter of hours</h2>
<p>A name in a box costs nothing and is worth as much. For each role write down four things and have them agreed by the person and by that person’s manager:</p>
<ol>
<li>what this person may decide alone,</li>
<li>how many hours a week it takes, and which other work falls away for it,</li>
<li>who stands in during holidays,</li>
<li>when it ends, or to whom it passes after go-live.</li>
</ol>
<p>The second is the honest one. If nothing falls away, the hours are not there, and the role will be held between half past six and the children’s supper.</p>
<h2>A test for next Monday</h2>
<p>Ask eight people in the project, separately, to write the eight names on a card. Compare the cards. Where all eight agree, the role is filled. Where there are two names, two people each believe that the other one is doing it. Where there is a department, you have found your empty place.</p>
<p>Fill that one first. It is cheaper than anything else that you could do for the project this month, and it needs no change request.</p>
`.trim(),
};

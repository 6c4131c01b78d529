import type { BlogSeed } from '../types';

export const drawingTheNextChart: BlogSeed = {
  title: 'Drawing the next chart while the old one is still true',
  slug: 'drawing-the-next-chart',
  category: 'Organisation',
  tag: 'Reorganisation',
  images: [
    {
      file: 'drawing-the-next-chart.png',
      alternativeText:
        'Nine people in a row. Above them a dark organisation chart with three teams, below them a pale one with two. One person is red and leaves the middle team for another.',
    },
  ],
  description: `
<p>A reorganisation has an awkward middle. The decision has been taken, the announcement has not, and for some weeks two organisations exist. One pays the salaries. The other lives in a presentation called <code>org_final_v7_NEW</code>, which is neither final nor new.</p>
<p>The presentation is where the trouble starts. A chart drawn as boxes on a slide does not know that a box holds a person, that the person has a contract, and that the contract belongs to a company in another country. It is agreed on Thursday. On Friday somebody finds out that the new head of a team is on leave until autumn, and that two positions with the same title have become one.</p>
<h2>Keep two charts, and keep them apart</h2>
<p>The present chart must stay true until the day of change, because payroll, approvals and access all read it. So nobody should plan in it. Take a copy, date it, and plan there.</p>
<p>The copy needs three things that a slide does not have:</p>
<ul>
<li><strong>Positions, not only people.</strong> A position remains when the person goes. The empty ones are where most of the planning happens.</li>
<li><strong>A starting point.</strong> Each draft knows from which version it was made. Otherwise two drafts cannot be compared; they can only be argued about.</li>
<li><strong>A list of differences.</strong> Who moves, who gets another manager, which cost centre changes. The list is what a works council, a finance partner and a payroll team will ask for, and they will ask on the same day.</li>
</ul>
<h2>Decide who may see what, and decide it first</h2>
<p>A draft is a list of people who might lose their teams. It has to be planned by several people and seen by few. In practice four kinds of access are enough, and it helps to name them before the first box is moved. Our tool Reorg Chart Modelling uses these:</p>
<table>
<thead><tr><th scope="col">Role</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><th scope="row">OrgAdmin</th><td>Uploads the initial version and finalises a version</td></tr>
<tr><th scope="row">OrgPlanner</th><td>Creates new versions from the admin version</td></tr>
<tr><th scope="row">User</th><td>Views admin and planner versions</td></tr>
<tr><th scope="row">EndUser</th><td>Views only the finalised version</td></tr>
</tbody>
</table>
<p>The line that matters runs between the last two rows. Above it there are drafts. Below it there is one chart, and it is the one that counts. Whatever tool you use, draw that line somewhere, and do not let it depend on who has been copied into a message.</p>
<h2>Plan in whole moves</h2>
<p>Drafts get untidy when they are changed box by box. Write each intention as one move with a name: <em>payroll of two countries becomes one team</em>, <em>the third level disappears in sales</em>. Then make the changes that belong to it, all of them, and look at the result before you start the next.</p>
<p>After each move, check five things:</p>
<ol>
<li>Does everyone have exactly one manager?</li>
<li>Does any manager have more people than can be spoken to in a week?</li>
<li>Is there a manager with one report, and is that on purpose?</li>
<li>Does any approval now go round in a circle?</li>
<li>Is anyone missing who was in the starting version?</li>
</ol>
<p>The last question sounds insulting. It finds somebody more often than you would think, usually a person on parental leave.</p>
<blockquote><p>An organisation chart is a promise about who will listen to whom. Draw it as if you had to keep it.</p></blockquote>
<h2>The week before</h2>
<p>Freeze the plan a week before the day of change. In that week people still join, leave and move in the present chart, so compare the present chart with your starting version once more and carry the differences over. Then finalise one version, and say so, in writing, with the date.</p>
<p>Do not delete the drafts that lost. Close them. In half a year somebody will propose one of them again, and it saves an afternoon to know why it was put aside.</p>
<h2>The day itself</h2>
<p>On the day, managers should hear it before their teams, and teams before the intranet. The chart becomes visible in the same hour. Nothing spreads faster than a chart that is nearly visible.</p>
<p>Then switch approvals, access and cost centres, and ask payroll to look at one payslip from each team that moved. When those are right, the next chart has become the present one, and the presentation can go where presentations go.</p>
`.trim(),
};

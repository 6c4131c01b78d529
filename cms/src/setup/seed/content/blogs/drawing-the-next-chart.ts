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
<p>Every reorganisation has an awkward middle. The decision has been made, the announcement hasn’t, and for a few weeks two organisations exist. One pays the salaries. The other lives in a presentation called <code>org_final_v7_NEW</code>, which is neither final nor new.</p>
<p>The presentation is where the trouble starts. A chart drawn as boxes on a slide doesn’t know that a box holds a person, that the person has a contract, and that the contract belongs to a company in another country. Everyone agrees on Thursday. On Friday someone finds out that the new head of a team is on leave until autumn, and that two positions with the same title have become one.</p>
<h2>Keep two charts, and keep them apart</h2>
<p>The present chart has to stay true until the day of the change, because payroll, approvals and access all read it. So nobody should plan in it. Take a copy, date it, and plan there.</p>
<p>The copy needs three things a slide doesn’t have:</p>
<ul>
<li><strong>Positions, not only people.</strong> A position stays when the person goes. The empty ones are where most of the planning happens.</li>
<li><strong>A starting point.</strong> Each draft knows which version it was made from. Otherwise you can’t compare two drafts; you can only argue about them.</li>
<li><strong>A list of differences.</strong> Who moves, who gets another manager, which cost centre changes. This list is what the works council, the finance partner and the payroll team will ask for, and they’ll all ask on the same day.</li>
</ul>
<h2>Decide who may see what, and decide it first</h2>
<p>A draft is a list of people who might lose their teams. Several people have to plan it, and few should see it. In practice, four kinds of access are enough, and it helps to name them before anyone moves the first box. Our tool Reorg Chart Modelling uses these:</p>
<table>
<thead><tr><th scope="col">Role</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><th scope="row">OrgAdmin</th><td>Uploads the initial version and finalises a version</td></tr>
<tr><th scope="row">OrgPlanner</th><td>Creates new versions from the admin version</td></tr>
<tr><th scope="row">User</th><td>Views admin and planner versions</td></tr>
<tr><th scope="row">EndUser</th><td>Views only the finalised version</td></tr>
</tbody>
</table>
<p>The line that matters runs between the last two rows. Above it are drafts. Below it is one chart, the one that counts. Whatever tool you use, draw that line somewhere, and don’t let it depend on who was copied into an e-mail.</p>
<h2>Plan in whole moves</h2>
<p>Drafts get messy when you change them box by box. Write down each intention as one move with a name: <em>payroll for two countries becomes one team</em>, <em>sales loses its third level</em>. Then make all the changes that belong to it, and look at the result before you start the next.</p>
<p>After each move, check five things:</p>
<ol>
<li>Does everyone have exactly one manager?</li>
<li>Does any manager have more people than one can talk to in a week?</li>
<li>Is there a manager with one report, and is that on purpose?</li>
<li>Does any approval now go round in a circle?</li>
<li>Is anyone missing who was in the starting version?</li>
</ol>
<p>The last question sounds insulting. It finds someone more often than you’d think, usually a person on parental leave.</p>
<blockquote><p>An organisation chart is a promise about who will listen to whom. Draw it as if you’ll have to keep it.</p></blockquote>
<h2>The week before</h2>
<p>Freeze the plan a week before the change. People still join, leave and move during that week, so compare the present chart with your starting version once more and carry the differences over. Then finalise one version, and say so in writing, with the date.</p>
<p>Don’t delete the drafts that lost. Close them. In six months someone will propose one of them again, and knowing why you dropped it will save you an afternoon.</p>
<h2>The day itself</h2>
<p>On the day, managers should hear it before their teams, and teams before the intranet. Publish the chart within the same hour. Nothing spreads faster than a chart that’s almost public.</p>
<p>Then switch approvals, access and cost centres, and ask payroll to look at one payslip from each team that moved. When those are right, the next chart is the present one, and the presentation can go where presentations go.</p>
`.trim(),
};

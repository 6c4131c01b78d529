import type { BlogSeed } from '../types';

export const oneHeadcountPlease: BlogSeed = {
  title: 'One headcount, please',
  slug: 'one-headcount-please',
  category: 'Organisation',
  tag: 'Reporting',
  images: [
    {
      file: 'one-headcount-please.png',
      alternativeText:
        'Two large circles overlap. Each holds dots of its own, pale on the left and grey on the right, and dark ones where both agree. A red dot stands where the two lines cross.',
    },
  ],
  description: `
<p>Ask HR how many people work here, and you get a number. Ask finance, and you get another. Both have a report to prove it. Both reports are correct. They answer different questions, and the two questions have never met.</p>
<p>As long as HR and finance use separate systems, this is a nuisance once a quarter. On a shared platform it’s visible every morning. So settle it before you build the dashboards, not in front of them.</p>
<h2>Why both are right</h2>
<p>HR counts people who have an employment contract. Finance counts positions that cost money, or full-time equivalents, because two half-time colleagues cost what one costs. The difference between the two numbers is made of real people, nearly always the same kinds:</p>
<ul>
<li>people on long leave, who are employed but not being paid,</li>
<li>people who have signed but not started,</li>
<li>people who have left but are paid until the end of the month,</li>
<li>apprentices, interns and trainees,</li>
<li>contractors, who have a desk but no employer here,</li>
<li>people with two contracts, who count once or twice, depending on the mood of a formula.</li>
</ul>
<p>Each group is small. Together they’re why the board meeting starts ten minutes late.</p>
<h2>Define it in one sentence</h2>
<p>If a definition takes a page, only its author will read it. Try one sentence with four facts in it: who, on which day, counted how, and from which source. For example:</p>
<blockquote><p>Headcount is the number of people with an active employment contract on the last day of the month, each counted once, as recorded on the platform.</p></blockquote>
<p>Then write the second sentence, for full-time equivalents, and the third, for the cost of staff. Three figures with three names are honest. One name for three figures is how the argument began.</p>
<h3>Take the groups one at a time</h3>
<p>Make a table with the six groups above as rows and the three figures as columns. Fill each cell with yes or no. Eighteen cells take an hour if one person from HR and one from finance do it together, and three months if they do it by e-mail.</p>
<table>
<thead><tr><th scope="col">Group</th><th scope="col">Headcount</th><th scope="col">Full-time equivalents</th><th scope="col">Cost of staff</th></tr></thead>
<tbody>
<tr><th scope="row">On long leave, unpaid</th><td>Yes</td><td>No</td><td>No</td></tr>
<tr><th scope="row">Signed, not yet started</th><td>No</td><td>No</td><td>No</td></tr>
<tr><th scope="row">Contractors</th><td>No</td><td>No</td><td>A line of their own</td></tr>
</tbody>
</table>
<p>Your answers may differ. There’s no right answer, only an agreed one. What matters is that the table hangs where both departments can see it, with two signatures on it.</p>
<h2>Build the bridge once</h2>
<p>There will be reasons to look at a different number: a statistic for an authority, a bank covenant, last year’s budget. Don’t fight them. Build one small report that walks from one figure to the other: headcount, minus unpaid leave, minus part-time hours, equals full-time equivalents. Each step is a group, with a number and a list behind it.</p>
<p>A bridge like that ends most arguments in a minute, because it changes the question. You no longer ask which number is true. You ask which step surprises you.</p>
<h2>Freeze the day</h2>
<p>People join with a date in the past, and corrections arrive late. If you recalculate a report each time, last December changes every week, and someone will notice. Decide which day a month closes, keep the closed figure, and show later corrections in the month you make them. Finance has done this with money for a few hundred years. It works for people too.</p>
<h2>Then remove the other reports</h2>
<p>The last step is the one people skip. As long as the old spreadsheet exists, someone will open it, and its number will be slightly different. Find the old reports, tell their readers where the new one is, set a date, and switch them off.</p>
<p>Someone will call. That’s good. Now you know who was reading it.</p>
`.trim(),
};

import type { BlogSeed } from '../types';

export const threePayrollCalendars: BlogSeed = {
  title: 'Three payroll calendars, one platform',
  slug: 'three-payroll-calendars',
  category: 'Data conversion',
  tag: 'Payroll',
  images: [
    {
      file: 'three-payroll-calendars.png',
      alternativeText:
        'Three small calendars with paydays on the 21st, the 28th and the 31st. A line from each payday joins the others and enters one large calendar, in which the 25th is red.',
    },
  ],
  description: `
<p>Most organisations that leave a legacy ERP have more than one payroll calendar. Nobody planned it. A company was bought, a country was added, a bank moved its cut-off, and each time somebody did the sensible thing and made an exception.</p>
<p>The exceptions work until a new platform asks a simple question: <strong>on which day are people paid?</strong> At that point the project stops for a week, usually in the month that can least afford it. It is better to choose that week yourself.</p>
<h2>Why calendars drift apart</h2>
<p>There are three causes, and they look alike from a distance:</p>
<ul>
<li><strong>Banks.</strong> Cut-off times differ by country, and an early cut-off pulls everything in front of it forward.</li>
<li><strong>Approvals.</strong> Overtime that needs two signatures closes earlier than overtime that needs one.</li>
<li><strong>Habit.</strong> A date that was right for a system which has long been switched off.</li>
</ul>
<p>Only the first is a reason. The other two are decisions, and a decision can be taken again.</p>
<blockquote><p>Few exceptions have a reason. Most have a history.</p></blockquote>
<h2>A week of comparing</h2>
<p>Put the calendars on one wall, one row for each, and mark five days in every row: when time entry closes, when approvals close, when payroll is calculated, when the bank file leaves, and when the money arrives. Five marks are enough. If you ask for ten, you will get the ten that people remember, and not the same ten.</p>
<p>Then work from right to left. The day on which the money arrives is often fixed by law or by contract. The bank cut-off follows from it. Everything further left is yours to move.</p>
<p>Write each difference into one table, and give each an owner. It might look like this:</p>
<table>
<thead><tr><th scope="col">Difference</th><th scope="col">Closes</th><th scope="col">Owner</th><th scope="col">Keep?</th></tr></thead>
<tbody>
<tr><th scope="row">Bank cut-off in one country</th><td>Day 22</td><td>Finance</td><td>Yes</td></tr>
<tr><th scope="row">Two signatures for overtime</th><td>Day 15</td><td>HR</td><td>No</td></tr>
<tr><th scope="row">A bonus run of its own</th><td>Day 18</td><td>HR and finance</td><td>Merge</td></tr>
</tbody>
</table>
<h3>Who should be in the room</h3>
<p>Someone who runs payroll, someone who pays for it, and someone who has to explain it to the people who are paid. Three are enough. Ten will defend their dates.</p>
<h2>What a change of payday does to people</h2>
<p>Moving payday from the 21st to the 25th is four days in a project plan and four days without money in a household. Rent does not know about the project. So decide three things before anyone is told:</p>
<ol>
<li>In which month the change happens, and why not in December.</li>
<li>Whether there is an advance for those who need one, and how it is paid back.</li>
<li>Who answers questions, by name, from the day of the announcement.</li>
</ol>
<p>Then tell everyone on the same day, in one page, with the old date and the new date next to each other. A person who has to calculate will calculate the worst.</p>
<h2>What the rehearsal shows</h2>
<p>A parallel run calculates the same month in the old system and in the new one, and compares the two. Treat it as a rehearsal: the same people, the same hours, the same pressure. Compare net pay for each person first. Only when the nets agree is it worth asking why two differently named elements add up to the same gross.</p>
<p>Sort the differences by cause and not by amount. Forty people who are each wrong by the same two francs are one mistake. One person who is wrong by eighty may be another. You want to fix two things, not forty-one.</p>
<h2>A short list to copy</h2>
<ol>
<li>List every calendar, with the person who closes it.</li>
<li>Ask for the reason of each difference. Write <em>habit</em> where there is none.</li>
<li>Decide, sign, and date the decision.</li>
<li>Tell the people who are paid, once, and early.</li>
<li>Rehearse twice before the cut-over.</li>
</ol>
<p>None of this needs software. It needs a wall, an afternoon, and somebody who keeps asking why.</p>
`.trim(),
};

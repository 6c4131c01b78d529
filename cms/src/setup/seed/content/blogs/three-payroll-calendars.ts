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
<p>Most organisations that leave a legacy ERP have more than one payroll calendar. Nobody planned it. They bought a company, added a country, or a bank moved its cut-off, and each time someone did the sensible thing and made an exception.</p>
<p>The exceptions work until a new platform asks a simple question: <strong>on which day are people paid?</strong> At that point the project stops for a week, usually in the month that can least afford it. Better to choose that week yourself.</p>
<h2>Why calendars drift apart</h2>
<p>There are three causes, and from a distance they look alike:</p>
<ul>
<li><strong>Banks.</strong> Cut-off times differ by country, and an early cut-off pulls everything before it forward.</li>
<li><strong>Approvals.</strong> Overtime that needs two signatures closes earlier than overtime that needs one.</li>
<li><strong>Habit.</strong> A date that was right for a system switched off long ago.</li>
</ul>
<p>Only the first is a reason. The other two are decisions, and you can make a decision again.</p>
<blockquote><p>Few exceptions have a reason. Most have a history.</p></blockquote>
<h2>A week of comparing</h2>
<p>Put the calendars on one wall, one row each, and mark five days in every row: when time entry closes, when approvals close, when payroll is calculated, when the bank file leaves, and when the money arrives. Five marks are enough. If you ask for ten, you’ll get the ten people remember, and they won’t all be the same ten.</p>
<p>Then work from right to left. The day the money arrives is often fixed by law or contract. The bank cut-off follows from it. Everything further left is yours to move.</p>
<p>Put every difference in one table, and give each one an owner. It might look like this:</p>
<table>
<thead><tr><th scope="col">Difference</th><th scope="col">Closes</th><th scope="col">Owner</th><th scope="col">Keep?</th></tr></thead>
<tbody>
<tr><th scope="row">Bank cut-off in one country</th><td>Day 22</td><td>Finance</td><td>Yes</td></tr>
<tr><th scope="row">Two signatures for overtime</th><td>Day 15</td><td>HR</td><td>No</td></tr>
<tr><th scope="row">A separate bonus run</th><td>Day 18</td><td>HR and finance</td><td>Merge</td></tr>
</tbody>
</table>
<h3>Who should be in the room</h3>
<p>Someone who runs payroll, someone who pays for it, and someone who has to explain it to the people who get paid. Three are enough. Ten will defend their dates.</p>
<h2>What a change of payday does to people</h2>
<p>Moving payday from the 21st to the 25th is four days in a project plan and four days without money at home. The rent doesn’t know about the project. So decide three things before you tell anyone:</p>
<ol>
<li>Which month the change happens in, and why not December.</li>
<li>Whether people who need an advance get one, and how they pay it back.</li>
<li>Who answers questions, by name, from the day of the announcement.</li>
</ol>
<p>Then tell everyone on the same day, on one page, with the old date and the new date next to each other. People who have to work it out will work out the worst.</p>
<h2>What the rehearsal shows</h2>
<p>A parallel run calculates the same month in the old system and the new one, and compares the two. Treat it as a rehearsal: the same people, the same hours, the same pressure. Compare net pay for each person first. Only when net pay agrees is it worth asking why two differently named elements add up to the same gross.</p>
<p>Sort the differences by cause, not by amount. Forty people who are each off by the same two francs are one mistake. One person who is off by eighty may be another. You want to fix two things, not forty-one.</p>
<h2>A short list to copy</h2>
<ol>
<li>List every calendar, with the person who closes it.</li>
<li>Ask for the reason behind each difference. Write <em>habit</em> where there isn’t one.</li>
<li>Decide, sign, and date the decision.</li>
<li>Tell the people who get paid, once, and early.</li>
<li>Rehearse twice before the cut-over.</li>
</ol>
<p>None of this needs software. It needs a wall, an afternoon, and someone who keeps asking why.</p>
`.trim(),
};

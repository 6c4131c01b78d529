import type { BlogSeed } from '../types';

export const recordsYouShouldNotMove: BlogSeed = {
  title: 'The records you should not move',
  slug: 'records-you-should-not-move',
  category: 'Data conversion',
  tag: 'Clean-up',
  images: [
    {
      file: 'records-you-should-not-move.png',
      alternativeText:
        'Nine rows of records come in from the left. Six pale rows turn down and leave the picture, three run on to the right, and the red one ends in a large dot.',
    },
  ],
  description: `
<p>Every conversion starts with the same sentence: <em>let’s move everything, to be on the safe side</em>. It sounds careful. It’s the most expensive decision of the project, and nobody in particular makes it.</p>
<p>A record that moves has to be mapped, cleaned, loaded, checked and explained. A record that stays only has to stay readable. That’s nearly always cheaper. So ask which records have earned the move.</p>
<h2>Three questions for each kind of record</h2>
<p>Don’t go through records one by one. Go through the kinds: addresses, absences, salary history, training, appraisals, dependants. For each kind, ask three questions, in this order.</p>
<ol>
<li><strong>Will a process on the new platform fail without it?</strong> Without a holiday balance, yes. Without the approval chain for a holiday taken nine years ago, no.</li>
<li><strong>Does a law or a contract require us to show it?</strong> If so, to whom, for how long, and does it have to be on the platform, or just within reach?</li>
<li><strong>Who would miss it, by name, in the first year?</strong> If nobody comes forward, that’s an answer.</li>
</ol>
<p>The first question decides what you move. The second decides what you archive. The third is there because the people who ask the first two don’t work on the help desk.</p>
<h2>Move, archive, delete</h2>
<p>Three verbs are enough. A fourth, <em>move later</em>, means archive with an uneasy conscience.</p>
<table>
<thead><tr><th scope="col">Kind of record</th><th scope="col">Verb</th><th scope="col">Because</th></tr></thead>
<tbody>
<tr><th scope="row">Current employment data</th><td>Move</td><td>Every process reads it</td></tr>
<tr><th scope="row">Balances on the day of cut-over</th><td>Move</td><td>The next payslip starts from them</td></tr>
<tr><th scope="row">Closed absences</th><td>Archive</td><td>Someone may ask, no process will</td></tr>
<tr><th scope="row">Applicants who were turned down</th><td>Delete when due</td><td>Keeping them too long is a breach in itself</td></tr>
</tbody>
</table>
<p>The rows are examples. Yours depend on your countries, and the column that matters is the last one. A verb without a <em>because</em> will come up again in the week before go-live.</p>
<h2>History is the hard part</h2>
<p>The real argument is about history. People want to see a whole career, and finance wants last year next to this year. Both are fair, and neither needs twenty years of changes loaded one by one.</p>
<p>There’s a middle way. Load the present state, one starting entry for each person on the day of hire, and the changes that a rule still looks back on: a notice period, a pension base, a long-service award. Leave the rest in the archive, and make sure that someone who never knew the old system can open it.</p>
<blockquote><p>Loading history is a way of rebuilding the old system inside the new one, very slowly.</p></blockquote>
<h2>What an archive must be able to do</h2>
<p>An archive isn’t a backup. A backup brings back a system. An archive answers a question. Before you switch anything off, check that yours can do four things:</p>
<ul>
<li>find one person, even one who left long ago or changed names,</li>
<li>show what was true on a given day,</li>
<li>print it in a form that an auditor accepts,</li>
<li>delete it on the day it has to go.</li>
</ul>
<p>Ask someone from payroll to try all four with a real question from last month. It takes an hour. It’s the cheapest test of the project, and the one most often met with silence.</p>
<h2>Clean at the source</h2>
<p>Clean what does move in the old system, with the people who know it, while it’s still the system that counts. A correction in a spreadsheet between the two has to be made again for every trial load. A correction at the source is made once.</p>
<p>Start with the fields many processes share: names, dates of birth, identification numbers, cost centres, managers. Set a date after which the list of errors may only shrink. Then publish the number every week, without comment. It’ll do the talking.</p>
<h2>The signature</h2>
<p>At the end you have one page: each kind of record, its verb, its <em>because</em>, and the person who signed. Keep it. In two years someone will ask why the training certificates of a closed site aren’t there, and you’ll be glad to have a better answer than <em>we must have forgotten</em>.</p>
`.trim(),
};

import type { BlogSeed } from '../types';

export const countTwiceLoadOnce: BlogSeed = {
  title: 'Count twice, load once',
  slug: 'count-twice-load-once',
  category: 'Data conversion',
  tag: 'Reconciliation',
  images: [
    {
      file: 'count-twice-load-once.png',
      alternativeText:
        'A hundred records on the left and a hundred on the right. One place is empty on both sides; its record is red and still on the line between them.',
    },
  ],
  description: `
<p>A load that ends without an error message proves one thing: the loader was happy. Whether the records arrived, whether all of them arrived, and whether they still mean the same is another question. The answer is called reconciliation, and it’s mostly counting.</p>
<h2>Decide what equal means</h2>
<p>Before the first trial load, write down what has to be equal on both sides, and how equal. Four kinds of check catch most of what goes wrong:</p>
<ul>
<li><strong>Counts.</strong> How many people, positions, contracts and bank accounts there are. Count by country and by status, because a total can match for the wrong reason.</li>
<li><strong>Sums.</strong> Salaries, balances, hours. Always in one currency, with the rate and its date written next to them.</li>
<li><strong>Keys.</strong> The list of identifiers on the left minus the list on the right, and the other way round. Both differences should be empty. One of them never is.</li>
<li><strong>Samples.</strong> Thirty people, field by field, chosen by someone who knows where the odd ones are.</li>
</ul>
<p>The sample is what gets cut when time is short. It’s also what finds the daughter listed as her own grandmother. No sum will tell you that.</p>
<h2>Choose the odd ones</h2>
<p>A random sample mostly shows you ordinary people, and ordinary people convert well. Ask for these by name:</p>
<ol>
<li>someone with two contracts,</li>
<li>someone on long leave, and someone back from it this month,</li>
<li>someone hired on the first day of the month and someone who left on the last,</li>
<li>someone who came back after leaving,</li>
<li>someone paid in a currency other than that of their country,</li>
<li>someone with one name only, or with four,</li>
<li>someone who manages a department they don’t work in.</li>
</ol>
<p>If these are right, most of the others will be. If they’re wrong, you’ve found out in March.</p>
<h2>Three trial loads, three purposes</h2>
<p>Trial loads are often planned as the same thing three times. They aren’t.</p>
<h3>The first is for the mapping</h3>
<p>It can be ugly. It should come early, contain every kind of record, and fail in front of the people who can explain why. Expect long lists. Sort them by cause.</p>
<h3>The second is for the data</h3>
<p>The mapping is now fixed, so whatever fails is the data. The lists go to the people who own the records, and the corrections go into the source. This is also the load that checks your checks: a reconciliation that has never found anything has never been tested either.</p>
<h3>The third is for the clock</h3>
<p>You’ll learn nothing new about fields. You’ll learn how long it takes from the last entry in the old system to the last signature in the new one, with the people and the hours of the real weekend. Write down when each step starts and ends. That page is your cut-over plan; everything before it was hope.</p>
<blockquote><p>An explained difference is a note. An unexplained one is a payslip.</p></blockquote>
<h2>Who signs</h2>
<p>The person who loads shouldn’t be the person who confirms. This isn’t about trust. Whoever built the mapping reads the result with the mapping in mind, and sees what was meant instead of what’s there.</p>
<p>So the data owner signs: HR for people, finance for money, one page each, with counts, sums and explained differences. Explained means that someone has named the cause and decided to live with it. <em>Rounding</em> is a cause. <em>Probably rounding</em> is not.</p>
<h2>Afterwards, keep counting</h2>
<p>Reconciliation doesn’t end with the cut-over. Run the same counts a week later, and again after the first payroll. By then interfaces have written to the new platform, and people have corrected what they found. If the numbers still hold, the conversion is over. If they don’t, you still have the lists and the people who know them, and not far apart.</p>
`.trim(),
};

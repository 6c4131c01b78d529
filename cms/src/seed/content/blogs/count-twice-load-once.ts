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
<p>A load that ends without an error message has proved one thing: the loader was content. Whether the records arrived, whether all of them arrived, and whether they still mean the same is a different question. The answer to it is called reconciliation, and it is mostly counting.</p>
<h2>Decide what equal means</h2>
<p>Before the first trial load, write down what has to be equal on both sides, and how equal. Four kinds of check find most of what goes wrong:</p>
<ul>
<li><strong>Counts.</strong> How many people, positions, contracts, bank accounts. By country and by status, because a total can be right twice for the wrong reason.</li>
<li><strong>Sums.</strong> Salaries, balances, hours. Always in one currency, and always with the rate and its date written next to them.</li>
<li><strong>Keys.</strong> The list of identifiers on the left minus the list on the right, and the other way round. Both should be empty. One of them never is.</li>
<li><strong>Samples.</strong> Thirty people, field by field, chosen by somebody who knows where the odd ones live.</li>
</ul>
<p>The sample is the part that gets shortened when time is short. It is also the part that finds the daughter listed as her own grandmother. No sum will tell you that.</p>
<h2>Choose the odd ones</h2>
<p>A random sample mostly shows you ordinary people, and ordinary people convert well. Ask for these by name:</p>
<ol>
<li>someone with two contracts,</li>
<li>someone on long leave, and someone back from it this month,</li>
<li>someone hired on the first day of the month and someone who left on the last,</li>
<li>someone who came back after leaving,</li>
<li>someone paid in a currency other than that of their country,</li>
<li>someone with one name only, or with four,</li>
<li>someone who manages a department in which they do not work.</li>
</ol>
<p>If these are right, most others will be. If they are wrong, you have found it out in March.</p>
<h2>Three trial loads, three purposes</h2>
<p>Trial loads are often planned as the same thing three times. They are not the same thing.</p>
<h3>The first is for the mapping</h3>
<p>It may be ugly. It should be early, it should hold every kind of record, and it should fail in front of the people who can explain why. Expect long lists. Sort them by cause.</p>
<h3>The second is for the data</h3>
<p>The mapping now stands still, so what fails is the records. The lists go to those who own them, and the corrections go into the source. This is the load in which the checks themselves are checked: a reconciliation that has never found anything has never been tested either.</p>
<h3>The third is for the clock</h3>
<p>Nothing new is learnt about fields. You learn how long it takes from the last entry in the old system to the last signature in the new one, with the people and the hours of the real weekend. Write down when each step began and ended. That page is the cut-over plan; everything before it was a hope.</p>
<blockquote><p>A difference that is explained is a note. A difference that is not explained is a payslip.</p></blockquote>
<h2>Who signs</h2>
<p>The person who loads should not be the person who confirms. This is not about trust. Whoever built the mapping reads the result with the mapping in mind, and sees what was meant instead of what is there.</p>
<p>So the data owner signs: HR for people, finance for money, each for one page with counts, sums and explained differences. Explained means that the cause is named and somebody has decided to live with it. <em>Rounding</em> is a cause. <em>Probably rounding</em> is not.</p>
<h2>Afterwards, keep counting</h2>
<p>Reconciliation does not end with the cut-over. Run the same counts a week later and again after the first payroll. By then interfaces have written into the new platform, and people have corrected what they found. If the numbers still hold, the conversion is over. If they do not, you still have the lists, the people who know them, and a very short way between the two.</p>
`.trim(),
};

import type { BlogSeed } from '../types';

export const whatToTestAfterARelease: BlogSeed = {
  title: 'What to test after a release, and what to leave alone',
  slug: 'what-to-test-after-a-release',
  category: 'Testing',
  tag: 'Release',
  images: [
    {
      file: 'what-to-test-after-a-release.png',
      alternativeText:
        'A large red dot in the corner of a field of dots. Those next to it are filled dark, those further away are filled pale, and all the others are empty rings.',
    },
  ],
  description: `
<p>On an old ERP you decided when a release came. On a cloud platform it comes. The date is known, the content is announced, and the first thought in many departments is to test everything again, over a weekend, with pizza.</p>
<p>That is generous, and it does not work. People who click through four hundred cases stop reading long before the last one. The better question is not how to test everything. It is what this release can reach.</p>
<h2>Begin with the notes, not with the cases</h2>
<p>Read the release notes with four colleagues and one table. For each item write one of three letters:</p>
<ul>
<li><strong>A</strong>: it changes something that we use, and it is on from the first day.</li>
<li><strong>B</strong>: it changes something that we use, but we have to switch it on.</li>
<li><strong>C</strong>: it concerns something that we do not use.</li>
</ul>
<p>Test the A items now. Put the B items on a list for a meeting of their own, because switching on a function is a small project and deserves to be treated as one. Leave the C items alone, and resist the person who finds one of them interesting.</p>
<h2>Follow the line from the change</h2>
<p>An A item is a dot. It touches other dots. A new field in the hiring process touches the hiring form, the approval, the interface to payroll, one report, and the rule that says who may see the field. That makes five things to test, and only the first of them is mentioned in the notes.</p>
<p>Go two steps from each change and stop. One step is too few, because interfaces and reports are usually the second step. Three steps is everything again.</p>
<h2>What is always tested</h2>
<p>Some cases run after every release, whatever the notes say, since the price of being wrong is too high:</p>
<ol>
<li>One person is hired, changed and terminated, from the form to the payroll file.</li>
<li>One payroll is calculated for a group with known results, and the results are the known ones.</li>
<li>One bank file is produced and compared, to the character.</li>
<li>One person of each role logs in, and sees what that role may see. Then the same person tries to see something else.</li>
<li>One report that goes to a board or to an authority is run on frozen data.</li>
</ol>
<p>The fourth is the one that gets forgotten. A test usually proves that somebody <em>can</em> do a thing. With salaries on a platform it is at least as important to prove that somebody cannot.</p>
<h2>What to leave alone</h2>
<p>You do not have to test that the platform can save a record. Others do. Nor do you have to test screens that you have not configured, languages that nobody has chosen, or a process which was closed last year and is still in the list since nobody dared to remove it.</p>
<p>Remove it. A test case has a cost each time it runs: somebody reads the result. A list of two hundred that is read is worth more than a list of two thousand that is filed.</p>
<blockquote><p>A test that has never failed and that nobody would miss is not a safety net. It is furniture.</p></blockquote>
<h2>Machine or person</h2>
<p>Cases that are the same each time belong to a machine: the fixed list above, the interfaces, the comparisons to the character. A machine is never tired and never generous. Cases in which somebody has to judge belong to a person: is the new screen clear, does the text say what we mean, would a manager on a Monday find the button.</p>
<p>Mixing the two is the usual mistake. People are sent to compare numbers, and scripts are written to admire layouts.</p>
<h2>A calendar that can be kept</h2>
<ul>
<li><strong>When the notes arrive:</strong> one hour, four people, three letters.</li>
<li><strong>When the preview opens:</strong> the fixed list runs. Whatever fails is either a fault or news.</li>
<li><strong>In the week after:</strong> the A items, two steps each, by the people who own the process.</li>
<li><strong>Before the date:</strong> one page for those who use it. What is different, from when, and whom to ask.</li>
<li><strong>On the morning after:</strong> the fixed list again, on the real thing.</li>
</ul>
<p>Then somebody writes down what was missed and adds one case for it, and somebody removes one that was furniture. After a few releases the list is short, everyone knows why each line is on it, and the weekend is free.</p>
`.trim(),
};

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
<p>On an old ERP, you decided when a release came. On a cloud platform, it just comes. The date is known, the content is announced, and the first thought in many departments is to test everything again, over a weekend, with pizza.</p>
<p>That’s generous, and it doesn’t work. People who click through four hundred cases stop reading long before the last one. Don’t ask how to test everything. Ask what this release can reach.</p>
<h2>Start with the notes, not with the cases</h2>
<p>Read the release notes with three colleagues and one table. Give each item one of three letters:</p>
<ul>
<li><strong>A</strong>: it changes something we use, and it’s on from day one.</li>
<li><strong>B</strong>: it changes something we use, but we have to switch it on.</li>
<li><strong>C</strong>: it’s about something we don’t use.</li>
</ul>
<p>Test the A items now. List the B items for a meeting of their own, because switching on a function is a small project and should be treated as one. Leave the C items alone, and resist whoever finds one of them interesting.</p>
<h2>Follow the line from the change</h2>
<p>An A item is a dot. It touches other dots. A new field in the hiring process touches the hiring form, the approval, the interface to payroll, one report, and the rule that says who may see the field. That makes five things to test, and the notes mention only the first.</p>
<p>Go two steps from each change, then stop. One step is too few, because interfaces and reports are usually the second. Three steps, and you’re testing everything again.</p>
<h2>What you always test</h2>
<p>Some cases run after every release, whatever the notes say, because being wrong costs too much:</p>
<ol>
<li>Hire, change and terminate one person, from the form to the payroll file.</li>
<li>Calculate one payroll for a group with known results, and get those results.</li>
<li>Produce one bank file and compare it, character by character.</li>
<li>Log in as one person of each role, and see what that role may see. Then try to see something else.</li>
<li>Run one report that goes to a board or an authority on frozen data.</li>
</ol>
<p>The fourth is the one people forget. A test usually proves that someone <em>can</em> do something. With salaries on a platform, it’s at least as important to prove that someone can’t.</p>
<h2>What to leave alone</h2>
<p>You don’t have to test that the platform can save a record. Others do. Nor do you have to test screens you haven’t configured, languages nobody has chosen, or a process that was closed last year and is only still on the list because nobody dared to remove it.</p>
<p>Remove it. A test case costs something each time it runs: someone reads the result. Two hundred cases that people read are worth more than two thousand that get filed.</p>
<blockquote><p>A test that has never failed and nobody would miss isn’t a safety net. It’s furniture.</p></blockquote>
<h2>Machine or person</h2>
<p>Cases that are the same each time belong to a machine: the fixed list above, the interfaces, the comparisons character by character. A machine is never tired and never generous. Cases that need judgement belong to a person: is the new screen clear, does the text say what we mean, would a manager find the button on a Monday?</p>
<p>Mixing the two is the usual mistake. We send people to compare numbers, and write scripts to admire layouts.</p>
<h2>A calendar you can keep</h2>
<ul>
<li><strong>When the notes arrive:</strong> one hour, four people, three letters.</li>
<li><strong>When the preview opens:</strong> run the fixed list. Whatever fails is either a fault or news.</li>
<li><strong>In the week after:</strong> the A items, two steps each, by the people who own the process.</li>
<li><strong>Before the date:</strong> one page for the people who use it. What’s different, from when, and who to ask.</li>
<li><strong>On the morning after:</strong> the fixed list again, on the real thing.</li>
</ul>
<p>Then someone writes down what you missed and adds a case for it, and someone removes a case that was furniture. After a few releases the list is short, everyone knows why each line is on it, and the weekend is free.</p>
`.trim(),
};

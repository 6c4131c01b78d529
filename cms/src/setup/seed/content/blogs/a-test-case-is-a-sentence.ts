import type { BlogSeed } from '../types';

export const aTestCaseIsASentence: BlogSeed = {
  title: 'A test case is a sentence with a full stop',
  slug: 'a-test-case-is-a-sentence',
  category: 'Testing',
  tag: 'Test cases',
  images: [
    {
      file: 'a-test-case-is-a-sentence.png',
      alternativeText:
        'Four rows of bars, long and short like the words of a sentence. The last row ends in a red dot, its full stop.',
    },
  ],
  description: `
<p>Open almost any project’s test plan and look for a line such as <em>Check parental leave</em>. It has an owner, a date and a green tick. Nobody can say what was checked. The tick means that someone looked at parental leave, and that parental leave looked back.</p>
<p>A test case is a sentence. It says who does what, in which situation, and what is true afterwards. If it doesn’t end, it can’t fail. If it can’t fail, it isn’t a test.</p>
<h2>Three parts and a full stop</h2>
<p>The form is old, and still the best there is:</p>
<ul>
<li><strong>Given</strong> a situation, with real values,</li>
<li><strong>when</strong> one person does one thing,</li>
<li><strong>then</strong> something is true that you can read off a screen, a file or a payslip.</li>
</ul>
<p>For parental leave it might read: <em>Given an employee in her third year who works 80 percent, when her manager approves sixteen weeks from the first of March, then her April payslip shows the leave element, and her holiday balance stays the same.</em></p>
<p>That’s one case. It takes a minute to write. It contains four facts that two departments turn out to disagree about, and you’ve found that out without opening a system.</p>
<h2>Values, not words</h2>
<p>Words such as <em>correct</em>, <em>as expected</em> and <em>properly</em> hide the result. Expected by whom? Write down the number. If you don’t know the number, there’s nothing wrong with the test. There’s a gap in the design, and now is the time to find it.</p>
<p>The same goes for the start of the sentence. <em>An employee</em> is nobody. <em>An employee in her third year who works 80 percent</em> is someone whose record you can prepare, and whose result you can calculate by hand.</p>
<h2>One thing at a time</h2>
<p>A case that hires someone, gives her a bonus, moves her to another country and ends her contract is a novel. When it fails on page eleven, nobody knows which chapter was wrong, and nobody has read the chapters after it.</p>
<p>Split it. Four short cases, each with a situation of its own, can fail for four reasons, and each failure names its reason. Keep one novel for the rehearsal, because the chapters have to fit together in the end. One is enough.</p>
<h2>The sentences nobody writes</h2>
<p>Most plans describe how things go well. Ask for three more kinds:</p>
<ol>
<li><strong>The edge.</strong> The last day of the month, the leap year, the salary of zero, the person with no manager.</li>
<li><strong>The refusal.</strong> When a manager opens the record of someone in another team, then the salary isn’t shown.</li>
<li><strong>The correction.</strong> When the same leave is cancelled after the payroll has run, then the next payslip puts it right, and says so.</li>
</ol>
<p>Corrections are where old systems hid their craft. Someone in payroll has known for years what to do by hand. If nobody writes that sentence down, the new platform won’t know it, and by then that person may have retired.</p>
<blockquote><p>If two people can read a test case and expect different results, the test has already found something.</p></blockquote>
<h2>Who writes, and who reads</h2>
<p>The person who knows the process should write the sentence, and someone who doesn’t should read it aloud. If the reader has to ask, the sentence isn’t finished. This is quicker than it sounds, and mildly entertaining.</p>
<p>Consultants can help with the form, and tools can run the cases more often than people would. Neither can know that your company pays the thirteenth salary in two halves because of something that happened a long time ago. That has to come from you.</p>
<h2>How many are enough</h2>
<p>You have enough when every rule that costs money, touches the law or could embarrass someone has at least one sentence, and no sentence is there twice under another name. Start with the five that would keep you awake at night; the others will be easier to find once you’ve written those.</p>
<p>Write them today, before there’s anything to test. Then give them to the people who build. It’s remarkable how often people build the right thing once they’ve read to the full stop.</p>
`.trim(),
};

import type { BlogSeed } from '../types';

export const everyInterfaceNeedsAnOwner: BlogSeed = {
  title: 'Every interface needs a named owner',
  slug: 'every-interface-needs-an-owner',
  category: 'Integration',
  tag: 'Ownership',
  images: [
    {
      file: 'every-interface-needs-an-owner.png',
      alternativeText:
        'Six systems on the left, six on the right, and lines that cross between them. Each line passes a dot; on the red line the dot is large.',
    },
  ],
  description: `
<p>An interface is a small machine that works at night. It takes something from one system, changes it a little, and puts it into another. Nobody sees it. That is its quality, and its danger: the day on which you notice it is the day on which it has stopped.</p>
<p>In a legacy ERP there are more of them than anyone remembers. Some were built by people who have left, for systems which have been replaced, by way of a folder called <code>temp</code>. A move to a cloud platform touches all of them, and that is a good moment to ask each one a question: whose are you?</p>
<h2>Find them all</h2>
<p>Architecture diagrams show the interfaces that were planned. To find the others, look in four places:</p>
<ul>
<li><strong>The schedule.</strong> Everything that starts at a fixed time, on any server, under any user.</li>
<li><strong>The accounts.</strong> Every technical user with a password that never expires is somebody’s interface.</li>
<li><strong>The mailboxes.</strong> A file that arrives by mail and is saved by hand on the third of the month is an interface made of a person.</li>
<li><strong>The complaints.</strong> Ask each department what they would miss by Wednesday if HR sent nothing from Monday on.</li>
</ul>
<p>The last one finds the canteen, the car park and the badge printer. It is not glamorous. Neither is standing in front of a closed barrier at seven in the morning.</p>
<h2>One page for each</h2>
<p>For each interface fill one page. If a line stays empty, that is the finding.</p>
<ol>
<li><strong>From and to:</strong> two systems, and the direction.</li>
<li><strong>What:</strong> which records, and which fields. Not <em>employee data</em>.</li>
<li><strong>When:</strong> how often, by what time, and what happens if it is late.</li>
<li><strong>How wrong it may be:</strong> for the bank, not at all. For the birthday list, a day.</li>
<li><strong>What it knows:</strong> the rules inside it. Here you will find that one company code is silently turned into another, and has been for years.</li>
<li><strong>Who:</strong> a name.</li>
</ol>
<h2>Why a name</h2>
<p>A team can run an interface, but a team cannot be called at night, and cannot be embarrassed. An owner is one person who can say what the interface is for, who decides when it changes, and who hears of it first when it fails. That person need not be technical. The payroll file belongs to somebody in payroll. The technician who repairs it is a different line on the page.</p>
<p>Two rules keep it working. The owner has a deputy, since interfaces prefer to stop in August. And when the owner leaves, the handover of the interface is on the same list as the laptop.</p>
<blockquote><p>An interface without an owner is not unowned. It belongs to whoever picks up the telephone.</p></blockquote>
<h2>Rebuild, replace or retire</h2>
<p>With the pages on the table you can decide, and the decision is often a pleasant one:</p>
<ul>
<li><strong>Retire</strong> those whose receiver no longer exists, or no longer reads. Switch them off for two weeks before you delete them, and listen.</li>
<li><strong>Replace</strong> those that only carried data from one module to another. On a shared platform the two read the same record, and there is nothing left to carry.</li>
<li><strong>Rebuild</strong> the rest, with the rules on the page and not with the code of the old one. Copying the code copies the company that you were when it was written.</li>
</ul>
<h2>Test the failure, too</h2>
<p>Most interface tests show that a good file arrives. Add four sentences to each test plan: the file is empty, the file comes twice, the receiver is down, and one record in a thousand is wrong. For each, write down what should happen and who is told. <em>Nothing, and nobody</em> is a possible answer. It should then be a chosen one.</p>
<p>The empty file deserves special care. A receiver that takes <em>no employees today</em> literally will lock every door in the building. It has done exactly what it was told.</p>
<h2>Keep the map alive</h2>
<p>At go-live the pages become a map. It stays true only if changing an interface means changing its page, as a part of the same task. Ask each owner once a year to read their page and sign it again. It takes ten minutes. If it takes longer, it was needed.</p>
<p>If your map has more question marks than lines, that is a normal place to start from. <a href="/contact">Tell us</a> how many systems there are, and which of them worries you.</p>
`.trim(),
};

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
<p>An interface is a small machine that works at night. It takes something from one system, changes it a little, and puts it into another. Nobody sees it. That’s the beauty of it, and the danger: the day you notice it is the day it stops.</p>
<p>A legacy ERP has more of them than anyone remembers. Some were built by people who have left, for systems that have been replaced, by way of a folder called <code>temp</code>. A move to a cloud platform touches all of them, which makes it a good moment to ask each one: whose are you?</p>
<h2>Find them all</h2>
<p>Architecture diagrams show the interfaces someone planned. To find the others, look in four places:</p>
<ul>
<li><strong>The schedule.</strong> Everything that starts at a fixed time, on any server, under any user.</li>
<li><strong>The accounts.</strong> Every technical user with a password that never expires is someone’s interface.</li>
<li><strong>The mailboxes.</strong> A file that arrives by e-mail and gets saved by hand on the third of the month is an interface made of a person.</li>
<li><strong>The complaints.</strong> Ask each department what they would miss by Wednesday if HR sent nothing from Monday on.</li>
</ul>
<p>The last one finds the canteen, the car park and the badge printer. It isn’t glamorous. Neither is standing in front of a closed barrier at seven in the morning.</p>
<h2>One page for each</h2>
<p>Fill in one page for each interface. If a line stays empty, that’s your finding.</p>
<ol>
<li><strong>From and to:</strong> two systems, and the direction.</li>
<li><strong>What:</strong> which records, and which fields. Not <em>employee data</em>.</li>
<li><strong>When:</strong> how often, by what time, and what happens if it’s late.</li>
<li><strong>How wrong it may be:</strong> for the bank, not at all. For the birthday list, a day.</li>
<li><strong>What it knows:</strong> the rules inside it. This is where you’ll find that one company code gets silently turned into another, and has been for years.</li>
<li><strong>Who:</strong> a name.</li>
</ol>
<h2>Why a name</h2>
<p>A team can run an interface, but you can’t call a team at night, and you can’t embarrass it. An owner is one person who can say what the interface is for, who decides when it changes, and who hears first when it fails. That person doesn’t have to be technical. The payroll file belongs to someone in payroll. The technician who repairs it goes on a different line of the page.</p>
<p>Two rules keep this working. The owner has a deputy, because interfaces like to stop in August. And when the owner leaves, handing over the interface is on the same checklist as the laptop.</p>
<blockquote><p>An interface without an owner still has one. It’s whoever picks up the phone.</p></blockquote>
<h2>Rebuild, replace or retire</h2>
<p>With the pages on the table you can decide, and often it’s a pleasant decision:</p>
<ul>
<li><strong>Retire</strong> the ones whose receiver no longer exists, or no longer reads. Switch them off for two weeks before you delete them, and listen.</li>
<li><strong>Replace</strong> the ones that only carried data from one module to another. On a shared platform both read the same record, and there’s nothing left to carry.</li>
<li><strong>Rebuild</strong> the rest from the rules on the page, not from the old code. If you copy the code, you copy the company you were when it was written.</li>
</ul>
<h2>Test the failure, too</h2>
<p>Most interface tests show that a good file arrives. Add four sentences to each test plan: the file is empty, the file comes twice, the receiver is down, and one record in a thousand is wrong. For each, write down what should happen and who is told. <em>Nothing, and nobody</em> can be the answer, as long as you chose it.</p>
<p>Take special care with the empty file. A receiver that takes <em>no employees today</em> literally will lock every door in the building. It did exactly what it was told.</p>
<h2>Keep the map alive</h2>
<p>At go-live the pages become a map. It stays true only if changing an interface means changing its page as part of the same task. Once a year, ask each owner to read their page and sign it again. It takes ten minutes. If it takes longer, it was needed.</p>
<p>If your map has more question marks than lines, that’s a normal place to start. <a href="/contact">Tell us</a> how many systems you have, and which one worries you.</p>
`.trim(),
};

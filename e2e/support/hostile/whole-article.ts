const heads = (words: readonly string[]) =>
  `<thead><tr>${words.map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead>`;
const row = (words: readonly string[]) =>
  `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;

const columns = [
  'Country',
  'Headcount',
  'Payroll',
  'Since',
  'Language',
  'Works council',
  'Next step',
];
const swiss = [
  'Switzerland',
  '1,204',
  'monthly',
  '2019',
  'German, French',
  'yes',
  'Agree on one count',
];
const indian = ['India', '2,310', 'monthly', '2021', 'English', 'no', 'Move the records'];

/** The text of an article with each element that editors can make: a wide table, a small one, code, a divider, captions. */
export const wholeText = (picture: string) => `
  <p>Agree on one headcount before anything moves.</p>
  <h2>What each system counts</h2>
  <p>Payroll counts <strong>contracts</strong>, the org chart <em>positions</em>, and <a href="/faq">both are right</a>.</p>
  <table>${heads(columns)}<tbody>${row(swiss)}${row(indian)}</tbody></table>
  <h3>In short</h3>
  <table>${heads(['System', 'Counts'])}
    <tbody>${row(['Payroll', 'Contracts'])}${row(['Org chart', 'Positions'])}</tbody></table>
  <h2>How we compare</h2>
  <p>One query on each side, with <code>status = 'active'</code>:</p>
  <pre><code>select country, count(*) as headcount from contracts where status = 'active' and valid_from &lt;= current_date
group by country
order by country;</code></pre>
  <hr>
  <figure><img src="${picture}" alt="Two charts beside each other"><figcaption>The same firm, counted twice.</figcaption></figure>
  <p><img src="${picture}" alt="" role="presentation"></p>
  <h2>What follows</h2>
  <ul><li>Write down who is counted.</li><li>Count on one day.</li></ul>
  <ol start="3"><li>Compare.</li></ol>
  <blockquote><p>Two counts that differ are two definitions.</p></blockquote>`;

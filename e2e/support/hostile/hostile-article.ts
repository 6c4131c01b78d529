/** Each piece of script in the article leaves this in the title of the page, if it runs. */
export const stolen = 'stolen-7';

const script = `document.title = '${stolen}'`;

/** What no browser may take for markup, not in a heading, a title, the structured data or the feed. */
export const hostileTitle = `<img src=x onerror="${script}"> </script><script>${script}</script> & Co.`;

/**
 * An article as nobody should write one: each way to bring a script into a page, between words and a picture that stay.
 * @param picture the address of an upload
 */
export const hostileText = (picture: string) => `
  <h2 onclick="${script}">What stays</h2>
  <p onmouseover="${script}">Words <script>${script}</script>that <b style="display:none">stay</b>.</p>
  <p><img src="${picture}" alt="A drawing in the text" onload="${script}"></p>
  <h2>What goes</h2>
  <p><img src="/uploads/no-such-file.png" onerror="${script}" alt="Nothing"></p>
  <p><a href="javascript:${script}">A trap</a>, <a href="java&#10;script:${script}">another</a>
    and <a href="data:text/html,<script>${script}</script>">a third</a>, but <a href="/faq">a way on</a>.</p>
  <svg onload="${script}"></svg>
  <iframe srcdoc="<script>parent.${script}</script>"></iframe>
  <style>main { display: none }</style>
  <form action="https://example.com/stolen"><button>Give it to me</button></form>`;

/** Any script of the article that runs writes this into the page's title. */
export const stolen = 'stolen-7';

const script = `document.title = '${stolen}'`;

/** A title that must stay text in headings, titles, structured data and the feed. */
export const hostileTitle = `<img src=x onerror="${script}"> </script><script>${script}</script> & Co.`;

/**
 * An article with many ways to inject a script, between texts and a picture that must stay.
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

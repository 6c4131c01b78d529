import type { BrowserContext } from '@playwright/test';

/** An address that only payloads request. */
const canary = 'https://canary.example/canary/';

type Payload = (hit: string, address: string) => string;

/**
 * Ways to inject scripts, styles, frames, forms or foreign files into a page, by family. Each one runs the script `hit` or
 * makes the browser request `address`.
 */
const payloads: Record<string, Payload> = {
  script: (hit) => `<script>${hit}</script>`,
  'script-in-case': (hit) => `<ScRiPt>${hit}</sCrIpT >`,
  'script-split': (hit) => `<scr<script>ipt>${hit}</scr</script>ipt>`,
  'script-with-slash': (hit) => `<script/x>${hit}</script>`,
  'script-from-elsewhere': (_hit, address) => `<script src="${address}"></script>`,
  'script-as-module': (_hit, address) => `<script type="module" src="${address}"></script>`,
  'script-from-data': (hit) => `<script src="data:text/javascript,${hit}"></script>`,
  'script-in-noscript': (hit) =>
    `<noscript><p title="</noscript><img src=x onerror=&quot;${hit}&quot;>"></noscript>`,
  'img-error': (hit) => `<img src="x:x" onerror="${hit}">`,
  'img-error-in-case': (hit) => `<IMG SRC="x:x" OnErRoR="${hit}">`,
  'img-error-unquoted': (hit) => `<img src=x:x onerror=${hit}>`,
  'img-error-with-slashes': (hit) => `<img/src="x:x"/onerror="${hit}">`,
  'img-error-after-a-quote': (hit) => `<img src="x:x" alt=""" onerror="${hit}">`,
  'img-load-of-data': (hit) =>
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=" onload="${hit}">`,
  'picture-error': (hit) =>
    `<picture><source srcset="x:x"><img src="x:x" onerror="${hit}"></picture>`,
  'video-error': (hit) => `<video><source onerror="${hit}"></video>`,
  'audio-error': (hit) => `<audio src="x:x" onerror="${hit}"></audio>`,
  'details-toggle': (hit) => `<details open ontoggle="${hit}"><summary>More</summary></details>`,
  'input-focus': (hit) => `<input autofocus onfocus="${hit}">`,
  'element-focus': (hit) => `<p tabindex="0" id="focus" autofocus onfocus="${hit}">Words</p>`,
  'body-load': (hit) => `<body onload="${hit}"><p>Words</p></body>`,
  'style-animation': (hit) =>
    `<style>@keyframes x{}</style><p style="animation-name:x;animation-duration:1ms" onanimationstart="${hit}">Words</p>`,
  marquee: (hit) => `<marquee loop="1" width="1" onstart="${hit}" onfinish="${hit}">x</marquee>`,
  'object-error': (hit) => `<object data="x:x" onerror="${hit}"></object>`,
  'link-error': (hit) => `<link rel="stylesheet" href="x:x" onerror="${hit}">`,
  'svg-load': (hit) => `<svg onload="${hit}"></svg>`,
  'svg-script': (hit) => `<svg><script>${hit}</script></svg>`,
  'svg-script-entity': (hit) => `<svg><script>${hit.replaceAll('(', '&#40;')}</script></svg>`,
  'svg-animate': (hit) =>
    `<svg><animate onbegin="${hit}" attributeName="x" dur="1s"></animate></svg>`,
  'svg-animated-link': (hit) =>
    `<svg><a><animate attributeName="href" values="javascript:${hit}" /><text y="20">Words</text></a></svg>`,
  'svg-foreign': (hit) =>
    `<svg><foreignObject><img src="x:x" onerror="${hit}"></foreignObject></svg>`,
  'svg-use': (hit) =>
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${hit}'/>#x"></use></svg>`,
  'svg-image': (hit) => `<svg><image href="x:x" onerror="${hit}"></image></svg>`,
  'math-link': (hit) => `<math><maction xlink:href="javascript:${hit}">Words</maction></math>`,
  'mutation-math': (hit) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit}&gt;">`,
  'mutation-svg-style': (hit) => `<svg></p><style><a id="</style><img src=x:x onerror=${hit}>">`,
  'mutation-form': (hit) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=x:x onerror=${hit}>`,
  'mutation-noembed': (hit) =>
    `<noembed><img title="</noembed><img src=x:x onerror=${hit}>"></noembed>`,
  'mutation-textarea': (hit) =>
    `<textarea><img title="</textarea><img src=x:x onerror=${hit}>"></textarea>`,
  'mutation-xmp': (hit) => `<xmp><p title="</xmp><img src=x:x onerror=${hit}>"></xmp>`,
  'mutation-comment': (hit) => `<!--><img src=x:x onerror=${hit}>--><p>Words</p>`,
  'comment-with-bang': (hit) => `<!-- --!><img src=x:x onerror=${hit}> -->`,
  'processing-instruction': (hit) => `<?xml ><img src=x:x onerror=${hit}> ?>`,
  cdata: (hit) => `<svg><![CDATA[><img src=x:x onerror=${hit}>]]></svg>`,
  'link-javascript': (hit) => `<a href="javascript:${hit}">Words</a>`,
  'link-javascript-in-case': (hit) => `<a href="JaVaScRiPt:${hit}">Words</a>`,
  'link-javascript-entities': (hit) => `<a href="&#106;avascript&colon;${hit}">Words</a>`,
  'link-javascript-line-end': (hit) => `<a href="java&#10;script:${hit}">Words</a>`,
  'link-javascript-control': (hit) => `<a href="&#1;javascript:${hit}">Words</a>`,
  'link-vbscript': (hit) => `<a href="vbscript:${hit}">Words</a>`,
  'link-data': (hit) =>
    `<a href="data:text/html,<script>opener.${hit}</script>" target="_blank">Words</a>`,
  'area-javascript': (hit) =>
    `<map name="m"><area shape="default" href="javascript:${hit}" alt=""></map><img usemap="#m" src="x:x" alt="Words">`,
  'iframe-javascript': (hit) => `<iframe src="javascript:parent.${hit}"></iframe>`,
  'iframe-srcdoc': (hit) => `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  'iframe-srcdoc-entities': (hit) =>
    `<iframe srcdoc="&lt;img src=x:x onerror=&quot;parent.${hit}&quot;&gt;"></iframe>`,
  'iframe-elsewhere': (_hit, address) => `<iframe src="${address}"></iframe>`,
  'object-data': (_hit, address) => `<object data="${address}"></object>`,
  embed: (_hit, address) => `<embed src="${address}">`,
  'table-attributes': (hit, address) =>
    `<table background="${address}" onmouseover="${hit}"><tr><td style="background: url(${address})" onclick="${hit}">Words</td></tr></table>`,
  'table-in-a-cell': (hit) =>
    `<table><tr><td><table><tr><td><img src="x:x" onerror="${hit}"></td></tr></table></td></tr></table>`,
  'code-with-markup': (hit) =>
    `<pre onclick="${hit}"><code class="x" onclick="${hit}"><img src="x:x" onerror="${hit}"><script>${hit}</script></code></pre>`,
  caption: (hit, address) =>
    `<figure style="background: url(${address})"><figcaption onclick="${hit}"><img src="x:x" onerror="${hit}">Words</figcaption></figure>`,
  'style-import': (_hit, address) => `<style>@import "${address}";</style>`,
  'style-element': (_hit, address) =>
    `<style>p { background: url(${address}) }</style><p>Words</p>`,
  'style-attribute': (_hit, address) => `<p style="background: url(${address})">Words</p>`,
  'link-stylesheet': (_hit, address) => `<link rel="stylesheet" href="${address}">`,
  'meta-refresh': (_hit, address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  base: (_hit, address) => `<base href="${address}"><img src="picture.png" alt="">`,
  template: (hit) => `<template><img src="x:x" onerror="${hit}"></template>`,
  'shadow-template': (hit) =>
    `<div><template shadowrootmode="open"><img src="x:x" onerror="${hit}"></template></div>`,
  'form-action': (hit) =>
    `<form action="javascript:${hit}"><button autofocus>Words</button><input type="submit"></form>`,
  'button-formaction': (hit) =>
    `<form><button formaction="javascript:${hit}">Words</button></form>`,
  'clobbering-form': (hit) =>
    `<form id="document" name="body"><input name="attributes"><input name="innerHTML"></form><img name="getElementById" src="x:x" onerror="${hit}">`,
  'clobbering-links': (hit) =>
    `<a id="config"></a><a id="config" name="url" href="javascript:${hit}">Words</a>`,
  'unclosed-img': (hit) => `<img src="x:x" onerror="${hit}"`,
  'unclosed-script': (hit) => `<script>${hit}//`,
  'unclosed-iframe': (hit) => `<iframe srcdoc="<script>parent.${hit}</script>"`,
  'unclosed-title': (hit) => `<title><p id="</title><img src=x:x onerror=${hit}>">`,
  'null-bytes': (hit) => `<im\uFFFDg src="x:x"><img src="x:x" on\uFFFDerror="x" onerror="${hit}">`,
  'deeply-nested': (hit) => `${'<div>'.repeat(600)}<img src="x:x" onerror="${hit}">`,
};

export interface HostileHtml {
  /** Its family, under which a hit is reported. */
  name: string;
  html: string;
}

/** All payloads. */
export const hostileHtml: readonly HostileHtml[] = Object.entries(payloads).map(
  ([name, write]) => ({
    name,
    html: write(`hit(\`${name}\`)`, `${canary}${name}`),
  }),
);

/** Payloads that swallow or change what follows them. */
const interfering =
  /^(?:base$|cdata|clobbering-|comment-|deeply-|img-error-after|meta-|mutation-|null-|processing-|script-in-n|script-split|shadow-|template|unclosed-)/;

const tens = (all: readonly HostileHtml[]): HostileHtml[][] =>
  all.length === 0 ? [] : [all.slice(0, 10), ...tens(all.slice(10))];

/** The payloads as texts of entries: ten in one text unless they interfere with each other. */
export const hostileTexts: readonly HostileHtml[] = [
  ...hostileHtml.filter(({ name }) => interfering.test(name)),
  ...tens(hostileHtml.filter(({ name }) => !interfering.test(name))).map((group, index) => ({
    name: `group ${String(index + 1)}`,
    html: group.map(({ html }) => `<div>${html}</div>`).join(''),
  })),
];

/**
 * Detects what payloads do: each call of `hit`, in any frame, and each request that a payload causes.
 * @returns the names of the payloads that did something, added as they do
 */
export async function watchForHits(context: BrowserContext): Promise<Set<string>> {
  const hits = new Set<string>();
  await context.exposeBinding('hit', (_source, name: unknown) => {
    hits.add(String(name));
  });
  await context.route(`${canary}**`, async (route) => {
    hits.add(
      route
        .request()
        .url()
        .slice(canary.length)
        .replace(/[^\w-].*$/, ''),
    );
    await route.abort();
  });
  return hits;
}

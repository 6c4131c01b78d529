import { expect, test } from '@playwright/test';
import { AdminApi } from '../support/panel/admin-api';
import { openBuildSystem } from '../support/system/build-test';
import { outputFiles } from '../support/system/output-files';

const faq = 'api::faq.faq';
const blog = 'api::blog.blog';

/** Removes webpack's compilation hash, which can differ between equal outputs. */
const withoutCompilation = (text = '') =>
  text.replaceAll(/((?:webpackCompilationHash"?[=:]|data-build=)")[0-9a-f]{20}/g, '$1');

test('a cached build equals a clean build on the host', { tag: '@full' }, async () => {
  test.setTimeout(600_000);
  const system = openBuildSystem('equal-builds');
  try {
    await system.startCms({ seed: false });
    const admin = await AdminApi.login(system);
    const picture = await admin.upload('e2e/support/hostile/small-picture.png');
    const description = '<p>An answer.</p>';
    const edited = await admin.createPublished(faq, { question: 'Is this old?', description });
    const hidden = await admin.createPublished(faq, { question: 'Is this hidden?', description });
    for (const title of ['First', 'Second', 'Third']) {
      await admin.createPublished(blog, {
        title,
        slug: title.toLowerCase(),
        description: `<h2>Part</h2><p>Words.</p><img src="${picture.url}" alt="A drawing">`,
        category: 'Testing',
        tag: '',
        image: [picture.id],
      });
    }
    await system.build();
    await admin.edit(faq, edited, { question: 'Is this new?', description });
    await admin.unpublish(faq, hidden);
    const [gone = ''] = await admin.ids(blog);
    await admin.delete(blog, gone);
    await system.build();
    const cached = outputFiles(system.keepOutput('cached'));

    system.forgetBuilds();
    await system.build({ NETLIFY: 'true' });
    const fresh = outputFiles(system.out);
    expect([...fresh.keys()].sort()).toEqual([...cached.keys()].sort());
    // build.json contains the time of the build.
    for (const [name, content] of [...fresh].filter(([file]) => file !== 'build.json')) {
      const same = withoutCompilation(cached.get(name)) === withoutCompilation(content);
      expect(same, name).toBe(true);
    }
  } finally {
    await system.stop();
  }
});

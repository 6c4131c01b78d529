import { useRef } from 'react';
import { usePublishingSignal } from '../publishing/publishing-context';
import { useMay } from '../requests/use-may';
import { screenTitles } from '../texts';
import { BlogPage } from './article';

/** Add Blog: creates and publishes a blog, or saves it as a draft. Spec §2. */
export default function AddBlog() {
  const title = useRef<HTMLInputElement>(null);
  const { refresh } = usePublishingSignal();
  const mayPublish = useMay('blog.publish');
  return (
    <BlogPage
      title={screenTitles.addblog}
      subtitle={mayPublish ? 'A new blog is published at once.' : 'A new blog is saved as a draft.'}
      submitLabel="Submit"
      titleRef={title}
      onPublished={() => {
        title.current?.focus();
        refresh();
      }}
      onChanged={refresh}
    />
  );
}

import { Box, Button, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { usePublishingSignal } from '../publishing/publishing-context';
import { screenTitles, texts } from '../texts';
import { UnsentNote } from '../ui/forms/entry-form';
import { FormAlert } from '../ui/forms/form-alert';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { Screen } from '../ui/screen';
import { BlogFields } from './blog-fields';
import { blogViews, checkBlog, emptyBlog } from './blog-form';

/** Add Blog: creates and publishes a blog. Spec §2. */
export default function AddBlog() {
  const title = useRef<HTMLInputElement>(null);
  const { refresh } = usePublishingSignal();
  const { value, change, ready, restored, busy, problem, attempted, reset, submit } = useEntryForm({
    name: 'blog',
    initial: emptyBlog,
    views: blogViews,
    endpoint: 'createblog',
    check: checkBlog,
    success: texts.blogCreated,
    onSaved: () => {
      title.current?.focus();
      refresh();
    },
  });

  if (!ready) return <Page.Loading />;

  return (
    <Screen title={screenTitles.addblog} subtitle="A new blog is published at once.">
      <Layouts.Content>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Flex direction="column" alignItems="stretch" gap={5} maxWidth="100rem">
            {problem && <FormAlert problem={problem} />}
            {restored && <UnsentNote onDiscard={reset} />}
            <Box
              background="neutral0"
              shadow="tableShadow"
              hasRadius
              padding={{ initial: 4, medium: 7 }}
            >
              <BlogFields value={value} change={change} marked={attempted} titleRef={title} />
            </Box>
            <Flex justifyContent="flex-end">
              <Button type="submit" loading={busy}>
                Submit
              </Button>
            </Flex>
          </Flex>
        </form>
      </Layouts.Content>
    </Screen>
  );
}

import { Box, Button, Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { usePublishingSignal } from '../publishing/publishing-context';
import { texts } from '../texts';
import { DraftNote } from '../ui/forms/entry-form';
import { FormAlert } from '../ui/forms/form-alert';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { ScreenTitle } from '../ui/screen';
import { BlogFields } from './blog-fields';
import { blogLooks, checkBlog, emptyBlog } from './blog-form';

/** Add Blog: creates a blog and publishes it. Spec §2. */
export default function AddBlog() {
  const title = useRef<HTMLInputElement>(null);
  const { refresh } = usePublishingSignal();
  const { value, change, ready, restored, busy, problem, attempted, startAfresh, submit } =
    useEntryForm({
      name: 'blog',
      initial: emptyBlog,
      looks: blogLooks,
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
    <Page.Main>
      <ScreenTitle>Add Blog</ScreenTitle>
      <Layouts.Header title="Add Blog" subtitle="A new blog is published at once." />
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
            {restored && <DraftNote onDiscard={startAfresh} />}
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
    </Page.Main>
  );
}

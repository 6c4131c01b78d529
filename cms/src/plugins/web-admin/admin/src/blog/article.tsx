import { Box, Button, Flex, Loader } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ManagedBlog } from '../../../api';
import { HistoryLink } from '../history/history-link';
import { usePublishingSignal } from '../publishing/publishing-context';
import { useEntryEditor } from '../states/use-entry-editor';
import type { NewerEntry } from '../ui/forms/entry-fields';
import { EntryConflict, UnsentNote } from '../ui/forms/entry-form';
import { FormAlert } from '../ui/forms/form-alert';
import { useEntry } from '../ui/forms/use-entry';
import { Screen } from '../ui/screen';
import { BlogFields } from './blog-fields';
import type { BlogForm } from './blog-form';
import { blogKind } from './blog-kind';

interface BlogPageProps {
  title: string;
  subtitle?: string;
  submitLabel: string;
  /** Absent for a new blog. */
  entry?: ManagedBlog | undefined;
  readLatest?: (() => Promise<NewerEntry<BlogForm> | undefined>) | undefined;
  onPublished: () => void;
  onChanged: (entry: ManagedBlog) => void;
  titleRef?: React.Ref<HTMLInputElement>;
}

/** The form of a blog as a page: Add Blog, and an article at its own address. */
export function BlogPage(props: BlogPageProps) {
  const { title, subtitle, titleRef, ...options } = props;
  const { refresh } = usePublishingSignal();
  const editor = useEntryEditor({ ...options, kind: blogKind, onDraft: refresh });
  const { form, note, otherActions, submitLabel, onSubmit } = editor;
  if (!form.ready) return <Page.Loading />;

  return (
    <Screen
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(options.entry === undefined ? {} : { navigationAction: <BackButton fallback=".." /> })}
    >
      <Layouts.Content>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Flex direction="column" alignItems="stretch" gap={5} maxWidth="100rem">
            {form.problem && <FormAlert problem={form.problem} />}
            {note}
            {form.restored && <UnsentNote onDiscard={form.reset} />}
            <Box
              background="neutral0"
              shadow="tableShadow"
              hasRadius
              padding={{ initial: 4, medium: 7 }}
            >
              <BlogFields
                id={options.entry?._id}
                value={form.value}
                change={form.change}
                waitFor={form.waitFor}
                marked={form.attempted}
                {...(titleRef === undefined ? {} : { titleRef })}
              />
            </Box>
            <Flex justifyContent="flex-end" gap={2} wrap="wrap">
              {options.entry && <HistoryLink kind="blog" id={options.entry._id} />}
              {otherActions}
              <Button type="submit" loading={form.busy}>
                {submitLabel}
              </Button>
            </Flex>
          </Flex>
        </form>
        <EntryConflict form={form} views={blogKind.views} />
      </Layouts.Content>
    </Screen>
  );
}

function EditedArticle({ id }: { id: string }) {
  const { refresh } = usePublishingSignal();
  const { entry, problem, retry, reload, readLatest } = useEntry(blogKind, id);
  const [restarted, setRestarted] = useState<ManagedBlog>();
  const [round, setRound] = useState(0);
  const shown = restarted ?? entry;
  if (problem !== undefined) {
    return (
      <Page.NoData
        content={problem}
        {...(retry === undefined ? {} : { action: <Button onClick={retry}>Retry</Button> })}
      />
    );
  }
  if (shown === undefined) return <Loader>Loading the entry</Loader>;
  return (
    <BlogPage
      // An entry that was published, unpublished, or whose draft was discarded fills the form anew.
      key={`${shown.version} ${String(round)}`}
      title="Edit Blog"
      submitLabel="Update"
      entry={shown}
      readLatest={readLatest}
      onPublished={() => {
        setRestarted(undefined);
        reload();
        refresh();
      }}
      onChanged={(next) => {
        setRestarted(next);
        setRound(round + 1);
        refresh();
      }}
    />
  );
}

/** An article at an address of its own: `/blogs/<id>`. */
export default function Article() {
  const { '*': id = '' } = useParams();
  return <EditedArticle key={id} id={id} />;
}

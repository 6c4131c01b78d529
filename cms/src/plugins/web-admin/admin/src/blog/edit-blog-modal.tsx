import { panelReads } from '../../../api';
import { texts } from '../texts';
import type { NewerEntry } from '../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../ui/forms/entry-form';
import { useEntry } from '../ui/forms/use-entry';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { BlogFields } from './blog-fields';
import { blogViews, blogToForm, checkBlog, type BlogForm } from './blog-form';

const title = 'Edit Blog';

const source = { list: panelReads.blogs, toForm: blogToForm };

interface EditBlogModalProps {
  /** The id of the blog. */
  id: string;
  onClose: () => void;
  /** Called after an update. The modal stays open. */
  onUpdated: () => void;
}

interface BlogEditorProps extends EditBlogModalProps {
  initial: BlogForm;
  readLatest: () => Promise<NewerEntry<BlogForm> | undefined>;
}

function BlogEditor({ id, initial, readLatest, onClose, onUpdated }: BlogEditorProps) {
  const form = useEntryForm({
    name: `blog/${id}`,
    initial,
    views: blogViews,
    endpoint: 'editblog',
    id,
    check: checkBlog,
    success: texts.blogUpdated,
    readLatest,
    onSaved: onUpdated,
  });
  return (
    <EntryForm title={title} submitLabel="Update" form={form} views={blogViews} onClose={onClose}>
      <BlogFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

/** The modal that edits a blog. Spec §2. */
export function EditBlogModal({ id, onClose, onUpdated }: EditBlogModalProps) {
  const { initial, problem, retry, readLatest } = useEntry(source, id);
  if (initial === undefined) {
    return <EntryLoading title={title} problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <BlogEditor
      id={id}
      initial={initial}
      readLatest={readLatest}
      onClose={onClose}
      onUpdated={onUpdated}
    />
  );
}

import { panelReads } from '../../../api';
import { texts } from '../texts';
import { blogLooks, blogToForm, checkBlog, type BlogForm } from './blog-form';
import { BlogFields } from './BlogFields';
import type { NewerEntry } from './entry-fields';
import { EntryForm } from './EntryForm';
import { EntryLoading } from './EntryLoading';
import { useEntry } from './useEntry';
import { useEntryForm } from './useEntryForm';

const title = 'Edit Blog';

const source = { list: panelReads.blogs, toForm: blogToForm };

interface EditBlogModalProps {
  /** Of the blog. */
  id: string;
  onClose: () => void;
  /** The blog was updated; whoever opened the modal closes it. */
  onUpdated: () => void;
}

interface BlogEditorProps extends EditBlogModalProps {
  initial: BlogForm;
  readNow: () => Promise<NewerEntry<BlogForm> | undefined>;
}

function BlogEditor({ id, initial, readNow, onClose, onUpdated }: BlogEditorProps) {
  const form = useEntryForm({
    name: `blog/${id}`,
    initial,
    looks: blogLooks,
    endpoint: 'editblog',
    id,
    check: checkBlog,
    success: texts.blogUpdated,
    readNow,
    onSaved: onUpdated,
  });
  return (
    <EntryForm title={title} submitLabel="Update" form={form} looks={blogLooks} onClose={onClose}>
      <BlogFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

/** The modal that edits a blog. Spec §2. */
export function EditBlogModal({ id, onClose, onUpdated }: EditBlogModalProps) {
  const { initial, problem, retry, readNow } = useEntry(source, id);
  if (initial === undefined) {
    return <EntryLoading title={title} problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <BlogEditor
      id={id}
      initial={initial}
      readNow={readNow}
      onClose={onClose}
      onUpdated={onUpdated}
    />
  );
}

import { panelReads } from '../../../api';
import { texts } from '../texts';
import type { NewerEntry } from '../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../ui/forms/entry-form';
import { useEntry } from '../ui/forms/use-entry';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { BlogFields } from './blog-fields';
import { type BlogForm, blogLooks, blogToForm, checkBlog } from './blog-form';

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

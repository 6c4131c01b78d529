import { changeLeadsPath, products, type InboxView } from '../../api/api';
import { send } from '../../api/send';
import type { System } from '../../system/system';
import type { PanelData } from '../data';
import { suspectContact } from '../suspected';

/** What visitors write in one alphabet. */
interface Written {
  name: string;
  subject: string;
  message: string;
}

/** Alphabets, and what breaks a layout: right to left, no spaces between words, long words, many lines, emoji of several parts. */
export const alphabets = {
  latin: {
    name: 'Zoë Çağlar-Šťastná',
    subject: 'Löhne für Zürich & Genève',
    message: 'Grüezi,\nnous cherchons une solution (déjà testée).\nŽižkov 12 %',
  },
  greek: {
    name: 'Δημήτρης Παπαδόπουλος',
    subject: 'Ερώτηση για τη μισθοδοσία',
    message: 'Καλημέρα σας',
  },
  cyrillic: {
    name: 'Ярослав Щербаков',
    subject: 'Вопрос о расчёте зарплаты',
    message: 'Добрый день!\nПерезвоните, пожалуйста.',
  },
  arabic: {
    name: 'محمد عبد الله',
    subject: 'سؤال عن الرواتب: SAP HCM',
    message: 'مرحبا،\nأريد عرضا توضيحيا (demo) لـ 50 موظفا.',
  },
  hebrew: {
    name: 'אברהם בן־דוד',
    subject: 'שאלה על שכר (2026)',
    message: 'שלום,\nאני מחפש יועץ לענייני שכר.',
  },
  chinese: { name: '王小明', subject: '薪资外包咨询', message: '您好，'.repeat(80) },
  japanese: { name: '山田太郎', subject: '給与計算について', message: 'お世話に\nなります。' },
  korean: { name: '김민수', subject: '급여 아웃소싱 문의', message: '상담을 받고 싶습니다.' },
  thai: {
    name: 'สมชาย ใจดี',
    subject: 'สอบถามเรื่องเงินเดือน',
    message: 'สวัสดีครับขอทราบรายละเอียด'.repeat(10),
  },
  devanagari: { name: 'अमित कुमार', subject: 'वेतन के बारे में', message: 'नमस्ते, मुझे जानकारी चाहिए।' },
  emoji: { name: '🦄 👩‍👩‍👧‍👦 🇨🇭', subject: '👍🏽 Payroll?', message: '🎉'.repeat(200) },
  long: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    subject: 'x'.repeat(150),
    message: `${'y'.repeat(300)}\n${'A line\n'.repeat(100)}`,
  },
} as const satisfies Record<string, Written>;

const written: readonly Written[] = Object.values(alphabets);

/** How the work on a lead stands. */
type Standing = 'today' | 'late' | 'answered' | 'closed' | 'suspected';

/** Of 15 leads, so many are not just new. */
const standings: readonly Standing[] = ['suspected', 'late', 'answered', 'closed'];

/** A lead as it was stored. */
export interface DayLead {
  id: string;
  form: 'contacts' | 'demo-requests';
  name: string;
  email: string;
  standing: Standing;
  /** Who owns it. */
  owner?: 'me' | 'colleague' | undefined;
}

/** When leads were accepted, and who owns some of them. */
export interface Circumstances {
  /** Of those that are late. */
  earlier: number;
  owners: { me: number; colleague: number };
  /** The session token of an admin who may work on leads. */
  token: string;
}

const count = 120;

/** The `number`th lead of a day. Three of five are contact messages, as are those that are suspected. */
function planOf(number: number): Omit<DayLead, 'id' | 'email'> & Written {
  const { name, subject, message } = written[number % written.length] ?? alphabets.latin;
  const standing = standings[number % 15] ?? 'today';
  const isDemo = [2, 4].includes((number + Math.floor(number / 15)) % 5);
  return {
    form: isDemo && standing !== 'suspected' ? 'demo-requests' : 'contacts',
    // No name is part of another one.
    name: `${name} ${String(number + 1).padStart(3, '0')}`,
    subject,
    message,
    standing,
    // An owner at every standing.
    owner: number % 7 === 1 ? 'me' : number % 7 === 2 ? 'colleague' : undefined,
  };
}

/** Stores 120 leads of both forms in all alphabets: most of them open, some late, answered, closed or suspected. */
export async function storeDay(
  system: System,
  data: PanelData,
  { earlier, owners, token }: Circumstances,
): Promise<DayLead[]> {
  const leads: DayLead[] = [];
  for (let number = 0; number < count; number += 1) {
    const { subject, message, ...planned } = planOf(number);
    const { name, standing, form } = planned;
    // One mailbox, which gets one receipt.
    const email = `visitor+${String(number)}@example.com`;
    const lead = { ...planned, email };
    const late = standing === 'late' ? { acceptedAt: new Date(earlier).toISOString() } : {};
    const sent = { name, email, ...late };
    if (standing === 'suspected') {
      leads.push({ ...lead, id: await suspectContact(system, name, 'trap_filled') });
    } else if (form === 'contacts') {
      leads.push({ ...lead, id: await data.createContact({ ...sent, subject, message }) });
    } else {
      const product = products[number % products.length] ?? products[0];
      leads.push({ ...lead, id: await data.createDemoRequest({ ...sent, product }) });
    }
  }
  const changes = leads.flatMap(({ id, form, standing, owner }) => {
    const state = standing === 'answered' || standing === 'closed' ? standing : undefined;
    if (state === undefined && owner === undefined) return [];
    return [{ id, form, state, owner: owner === undefined ? undefined : owners[owner] }];
  });
  const answer = await send(`${system.settings.cmsUrl}${changeLeadsPath}`, {
    method: 'POST',
    token,
    json: { changes },
  });
  if (answer.status !== 200) throw new Error(`The changes failed: ${answer.text}`);
  return leads;
}

const isOpen = ({ standing }: DayLead) => standing === 'today' || standing === 'late';

/** Which leads each view holds on the day itself. Visitors of the demo form were promised an answer by the next day. */
export const holds: Readonly<Record<InboxView, (lead: DayLead) => boolean>> = {
  open: isOpen,
  mine: (lead) => isOpen(lead) && lead.owner === 'me',
  nobody: (lead) => isOpen(lead) && lead.owner === undefined,
  due_today: ({ standing, form }) => standing === 'today' && form === 'contacts',
  late: ({ standing }) => standing === 'late',
  answered: ({ standing }) => standing === 'answered',
  closed: ({ standing }) => standing === 'closed',
  suspected: ({ standing }) => standing === 'suspected',
  all: ({ standing }) => standing !== 'suspected',
};

// GET /demo/mails: every letter of a demo, readable by its visitors, since none of them leaves the house. Mounted in demo and development
// only.
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, Router } from 'express';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import type { MessageParams } from '../../../shared/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { escapeHtml, paragraphsOf } from '../mail/mail.html.ts';
import { Mail } from '../mail/mail.entity.ts';

interface DemoMailDeps {
  /** A fresh entity manager. */
  em(): EntityManager;
  publicUrl: string;
  storage: Storage;
}

const PAGE_SIZE = 50;

export function demoMails(deps: DemoMailDeps): Router {
  const list: RequestHandler = async (request, response) => {
    const page = Math.max(1, Math.min(1000, Math.trunc(Number(request.query['page'])) || 1));
    const [mails, total] = await deps
      .em()
      .findAndCount(Mail, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    response.type('html').send(listPage(new Words(request), mails, page, total));
  };
  const find = (id: string) => deps.em().findOne(Mail, /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
  const show: RequestHandler<{ id: string }> = async (request, response) => {
    const mail = await find(request.params.id);
    response
      .status(mail ? 200 : 404)
      .type('html')
      .send(mailPage(new Words(request), mail, deps.publicUrl));
  };
  const image: RequestHandler<{ id: string; cid: string }> = async (request, response) => {
    const found = (await find(request.params.id))?.images.find(({ cid }) => cid === request.params.cid);
    if (!found) return void response.status(404).end();
    // The frame that shows the letter has no origin of its own: without this it may not load files from here.
    response.type(found.mime).set('cross-origin-resource-policy', 'cross-origin');
    await pipeline(await deps.storage.get(found.storageKey), response);
  };
  return Router().get('/', list).get('/:id', show).get('/:id/images/:cid', image);
}

/** The texts of a page in the language asked for, and links that keep it. */
class Words {
  readonly language: LanguageTag;

  constructor(request: Request<unknown>) {
    const asked = request.query['lang'];
    const preferred = request.acceptsLanguages('zh', 'en') === 'en' ? 'en-US' : 'zh-CN';
    this.language = asked === 'zh-CN' || asked === 'en-US' ? asked : preferred;
  }

  say(key: string, params?: MessageParams): string {
    return escapeHtml(messageText(this.language, `demoMails.${key}`, params));
  }

  link(path: string, language = this.language): string {
    return `/demo/mails${path}${path.includes('?') ? '&amp;' : '?'}lang=${language}`;
  }

  time(moment: Date): string {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(moment);
  }
}

function listPage(words: Words, mails: Mail[], page: number, total: number): string {
  const rows = mails.map(
    (mail) => `<li><a class="subject" href="${words.link(`/${mail.id}`)}">${escapeHtml(mail.subject)}</a>
<span class="quiet">${words.say('to', { to: mail.to })}</span>
<span class="quiet">${words.time(mail.createdAt)} · <span class="${mail.status}">${words.say(`status.${mail.status}`)}</span></span></li>`,
  );
  const older = page * PAGE_SIZE < total ? `<a href="${words.link(`?page=${page + 1}`)}">${words.say('older')}</a>` : '';
  const newer = page > 1 ? `<a href="${words.link(`?page=${page - 1}`)}">${words.say('newer')}</a>` : '';
  const body = rows.length > 0 ? `<ul>${rows.join('\n')}</ul><nav>${newer} ${older}</nav>` : `<p class="empty">${words.say('empty')}</p>`;
  return frame(words, '', words.say('title'), `<p class="quiet">${words.say('explanation')}</p>${body}`);
}

function mailPage(words: Words, mail: Mail | null, publicUrl: string): string {
  const back = `<p><a href="${words.link('')}">${words.say('back')}</a></p>`;
  if (!mail) return frame(words, '', words.say('missing'), back);
  const facts = `<p class="quiet">${words.say('to', { to: mail.to })} · ${words.time(mail.createdAt)} · <span class="${mail.status}">${words.say(`status.${mail.status}`)}</span></p>`;
  const letter = mail.isRich ? asReceived(words, mail) : `<article>${paragraphsOf(mail.text, publicUrl)}</article>`;
  return frame(words, `/${mail.id}`, escapeHtml(mail.subject), `${back}${facts}${letter}`);
}

/** As a mail program shows it: in a frame where nothing runs, whose links open beside. */
function asReceived(words: Words, { id, html }: Mail): string {
  const shown = html
    .replaceAll(/(<img [^>]*?)src="cid:([^"]+)"/g, `$1src="/demo/mails/${id}/images/$2"`)
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=');
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${words.say('letter')}" srcdoc="${escapeHtml(shown)}"></iframe>`;
}

function frame(words: Words, path: string, title: string, body: string): string {
  const other = words.language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><header><a href="/">Colloquium</a><a href="${words.link(path, other)}" lang="${other}">${other === 'zh-CN' ? '中文' : 'English'}</a></header>
<main><h1>${title}</h1>${body}</main></body></html>`;
}

/** The colours of web/ui/theme/system.ts for a page without scripts: paper, ink, lines, one accent. */
const STYLE = `:root{color-scheme:light dark;--page:light-dark(#FAF9F6,#14181F);--surface:light-dark(#FFFFFF,#1B212A);--ink:light-dark(#1C2430,#E8E6E1);--quiet:light-dark(#5B6675,#A9B1BC);--line:light-dark(#E3E0D8,#323A46);--accent:light-dark(#2B4C8C,#9DB8EA)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:14px/1.7 "PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;text-autospace:normal;font-variant-numeric:tabular-nums}
header{display:flex;justify-content:space-between;align-items:center;height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
main{max-width:800px;margin:0 auto;padding:24px}h1{font-size:22px;line-height:1.4;margin:0 0 8px;overflow-wrap:anywhere}p{margin:0 0 16px}
a{color:var(--accent)}header a{text-decoration:none;min-height:44px;display:flex;align-items:center}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
ul{list-style:none;margin:0 0 16px;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:6px}li{display:grid;gap:0 16px;grid-template-columns:1fr auto;padding:12px 16px}li+li{border-top:1px solid var(--line)}.subject{grid-column:1/-1;font-size:15px;text-decoration:none;overflow-wrap:anywhere}.subject:hover{text-decoration:underline}
.quiet{color:var(--quiet)}.failed{color:light-dark(#B3362B,#F0978E)}.sent{color:light-dark(#2A7353,#7CC9A4)}.queued{color:light-dark(#8A5A10,#E2B25C)}
iframe{width:100%;height:max(480px,calc(100vh - 240px));border:1px solid var(--line);border-radius:6px;background:#FAF9F6}article{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:24px;font-size:16px;overflow-wrap:anywhere}article p:last-child{margin:0!important}article a{color:var(--accent)!important}
.empty{padding:48px 16px;text-align:center;color:var(--quiet);background:var(--surface);border:1px dashed var(--line);border-radius:6px}nav{display:flex;gap:16px}@media(max-width:500px){li{grid-template-columns:1fr}main{padding:16px}}`;

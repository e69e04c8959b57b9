// Domains of mail addresses that say where somebody works.
import { getDomain } from 'tldts';

/** Anyone may have an address there. */
const FREE = new Set(
  `qq.com foxmail.com 163.com 126.com yeah.net 188.com vip.163.com 139.com wo.cn 189.cn sina.com sina.cn sohu.com tom.com 21cn.com aliyun.com
  gmail.com googlemail.com outlook.com hotmail.com live.com live.cn msn.com yahoo.com yahoo.cn yahoo.com.cn yahoo.com.hk yahoo.co.jp icloud.com me.com
  mac.com aol.com proton.me protonmail.com gmx.com gmx.net gmx.de mail.com mail.ru yandex.ru yandex.com zoho.com naver.com`.split(/\s+/u),
);
/** Set aside for examples (RFC 2606); names below .test and the like are nobody's anyway. */
const EXAMPLES = new Set(['example.com', 'example.org', 'example.net']);

/** The registered domain of the address, departments' servers included in it; null for a domain that is no workplace's. */
export function workDomain(email: string | null): string | null {
  const host = email?.split('@')[1];
  if (!host) return null;
  const domain = getDomain(host.toLowerCase(), { allowIcannDomains: true, allowPrivateDomains: false });
  if (domain === null || FREE.has(domain) || EXAMPLES.has(domain) || /\.(?:test|example|invalid|localhost)$/u.test(domain)) return null;
  return domain;
}

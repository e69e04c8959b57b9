// A cost for programs that send the same form a thousand times, which a person never notices (decision 46): a number that, hashed with the
// server's word, begins with zeros. It is found by trying; WebCrypto does the work, beside the page.

/** Cost of one try, some milliseconds; required zero bits, so that it takes some hundreds of tries. */
const ITERATIONS = 5_000;
const BITS = 8;
const LONGEST_PROOF = 16;
const DAY_MS = 24 * 3_600_000;

/** Whether work was done for this challenge. False too where the browser has no WebCrypto: a page that came without https. */
export async function isProof(challenge: string, proof: string): Promise<boolean> {
  const subtle = webCrypto();
  if (subtle === undefined || proof.length === 0 || proof.length > LONGEST_PROOF) return false;
  const bytes = new TextEncoder();
  const key = await subtle.importKey('raw', bytes.encode(proof), 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(challenge), iterations: ITERATIONS };
  return new Uint8Array(await subtle.deriveBits(parameters, key, BITS))[0] === 0;
}

/** A page without https has none, despite its type. */
function webCrypto(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle;
}

/** Looks for a proof until there is one; null where there can be none, or when it is called off. */
export async function findProof(challenge: string, isCalledOff: () => boolean = () => false): Promise<string | null> {
  if (webCrypto() === undefined) return null;
  for (let tried = 0; !isCalledOff(); tried += 1) if (await isProof(challenge, String(tried))) return String(tried);
  return null;
}

const STAMP = /^(\d{4}-\d{2}-\d{2})\.[\w-]{16,40}$/;

/** The challenge a page works on before the server's word arrives: the day and a random part. `now`: of the page's clock. */
export function newStamp(now: Date): string {
  const random = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return `${now.toISOString().slice(0, 10)}.${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** How far the day of a stamp is from this moment, in whole days; null: it is no stamp. */
export function daysOff(stamp: string, now: Date): number | null {
  const day = Date.parse(STAMP.exec(stamp)?.[1] ?? '');
  return Number.isNaN(day) ? null : Math.abs(Math.floor(now.getTime() / DAY_MS) - Math.floor(day / DAY_MS));
}

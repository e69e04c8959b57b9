// Passwords: argon2id hashes, and a dummy check that takes as long for unknown accounts as for known ones.
import { hash, verify } from '@node-rs/argon2';

/** Hash of nothing anyone can type, so that an unknown account costs the same time as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** argon2id in PHC form, with a salt of its own where none is given. */
export async function hashPassword(password: string, salt?: Uint8Array): Promise<string> {
  return await hash(password, { salt });
}

/** True when the password is the one behind the hash. Without a hash it spends the same time and answers false. */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (!passwordHash) {
    dummyHash ??= hashPassword('no account has this password');
    await verify(await dummyHash, password);
    return false;
  }
  return await verify(passwordHash, password);
}

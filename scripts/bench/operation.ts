// One thing that people do, as it is measured.
export interface Operation {
  name: string;
  who: 'author' | 'editor' | 'chief' | 'operations' | 'reviewer' | 'anyone';
  /** Most it can be done in one measurement; reads have no end. */
  most?: number;
  /** False: its statements cannot be sent again, for they name rows that the first time made. */
  isRepeatable?: boolean;
  /** False: another tree has no such request, or can do it no second time with the same data. */
  isComparable?: boolean;
  /** Before the clock starts, for so many times by so many clients; answers how to do it once. */
  prepare(times: number, clients: number): Promise<(client: number) => Promise<unknown>>;
}

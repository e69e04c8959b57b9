// Where the wizard leads back to: what has been handed in (S1 §2, R1-180), and what has not.
export const AUTHOR_LIST = '/main/authormanuList?roleId=1';
export const DRAFT_LIST = '/main/unManuscript?roleId=1';

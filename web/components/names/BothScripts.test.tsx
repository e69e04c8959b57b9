// A name as readers of either language see it.
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { BothScripts } from './BothScripts.tsx';
import { buildTypedName } from './typed-name.factory.ts';

const OUYANG = buildTypedName('欧阳若兰', { familyName: '欧阳', givenName: '若兰', latinFamilyName: 'Ouyang', latinGivenName: 'Ruolan' });

it.each([
  ['zh-CN', OUYANG, '欧阳若兰Ruolan Ouyang'],
  ['en-US', OUYANG, 'Ruolan Ouyang欧阳若兰'],
  ['en-US', { ...OUYANG, isCertain: false }, '欧阳若兰'],
  ['en-US', buildTypedName('ZHANG Wei', { familyName: 'ZHANG', givenName: 'Wei' }), 'ZHANG Wei'],
  ['zh-CN', buildTypedName('本刊课题组', { isGroup: true }), '本刊课题组'],
] as const)('in %s a name stands in the script of its readers first, and in no guess (B-101)', async (language, name, says) => {
  await show(<BothScripts text={name.text} name={name} />, { language });
  expect(document.querySelector('bdi')?.parentElement?.textContent).toBe(says);
});

/**
 * @generated SignedSource<<df7cb4568fb4d66a6094ccd50f6d0b7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoGuideAudience = "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF";
import type { FragmentRefs } from "relay-runtime";
export type VideoGuideForm_guide$data = {
  readonly audience: VideoGuideAudience;
  readonly id: string;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly urlEn: string | null | undefined;
  readonly urlZh: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "VideoGuideForm_guide";
};
export type VideoGuideForm_guide$key = {
  readonly " $data"?: VideoGuideForm_guide$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoGuideForm_guide">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoGuideForm_guide",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urlZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urlEn",
      "storageKey": null
    }
  ],
  "type": "VideoGuide",
  "abstractKey": null
};

(node as any).hash = "c369e80a94344c9c814394db84087bd8";

export default node;

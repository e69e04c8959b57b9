/**
 * @generated SignedSource<<26a33b08a52c1bf12352afed200764bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilesTab_contribution$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FileHistory_contribution" | "FileTable_contribution">;
  readonly " $fragmentType": "FilesTab_contribution";
};
export type FilesTab_contribution$key = {
  readonly " $data"?: FilesTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilesTab_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilesTab_contribution",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileTable_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileHistory_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "09cefa38268dbfc6202f9d71c6060a3e";

export default node;

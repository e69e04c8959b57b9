/**
 * @generated SignedSource<<b26217a698d4f188cf86db345c9720db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilesTab_contribution$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FileTable_contribution">;
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
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "b84484a3369fd270047d910c7ca2f38b";

export default node;

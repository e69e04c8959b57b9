/**
 * @generated SignedSource<<2b5f50d43aa81982d8d8573b08a826ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileLink_file$data = {
  readonly downloadUrl: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FileLink_file";
};
export type FileLink_file$key = {
  readonly " $data"?: FileLink_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileLink_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileLink_file",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "ContributionFile",
  "abstractKey": null
};

(node as any).hash = "377c32e909fd07cdce7250721df9bbfa";

export default node;

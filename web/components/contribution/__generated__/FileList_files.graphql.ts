/**
 * @generated SignedSource<<d6a708494eab7ab566e3ee2c3a2a9402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
import type { FragmentRefs } from "relay-runtime";
export type FileList_files$data = ReadonlyArray<{
  readonly description: string | null | undefined;
  readonly id: string;
  readonly kind: FileKind;
  readonly name: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"FileLink_file">;
  readonly " $fragmentType": "FileList_files";
}>;
export type FileList_files$key = ReadonlyArray<{
  readonly " $data"?: FileList_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FileList_files",
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
      "name": "kind",
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
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileLink_file"
    }
  ],
  "type": "ContributionFile",
  "abstractKey": null
};

(node as any).hash = "8d667aaa4430ac80724c735ade0bb121";

export default node;

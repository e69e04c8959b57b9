/**
 * @generated SignedSource<<7604e2946f6b65597d2a1b01fe87f098>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "CHART" | "MANUSCRIPT" | "PICTURE" | "REPORT" | "SUPPLEMENT" | "TABLE";
import type { FragmentRefs } from "relay-runtime";
export type FileTable_contribution$data = {
  readonly files: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly id: string;
    readonly kind: FileKind;
    readonly name: string;
    readonly size: number;
    readonly uploadedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"FileLink_file">;
  }> | null | undefined;
  readonly " $fragmentType": "FileTable_contribution";
};
export type FileTable_contribution$key = {
  readonly " $data"?: FileTable_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileTable_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileTable_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "3510ee64821724df476111dac18335a5";

export default node;

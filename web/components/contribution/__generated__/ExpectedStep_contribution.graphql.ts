/**
 * @generated SignedSource<<a2d2358dbd476a1c0ddbc0c66977e2a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExpectedStepKind = "ASSIGNMENT" | "DECISION" | "PUBLICATION";
import type { FragmentRefs } from "relay-runtime";
export type ExpectedStep_contribution$data = {
  readonly expected: {
    readonly isPast: boolean;
    readonly isProvisional: boolean;
    readonly on: string;
    readonly step: ExpectedStepKind;
  } | null | undefined;
  readonly " $fragmentType": "ExpectedStep_contribution";
};
export type ExpectedStep_contribution$key = {
  readonly " $data"?: ExpectedStep_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedStep_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpectedStep_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpectedStep",
      "kind": "LinkedField",
      "name": "expected",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isProvisional",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPast",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "09e186438670a25d7f376d700f15b54f";

export default node;

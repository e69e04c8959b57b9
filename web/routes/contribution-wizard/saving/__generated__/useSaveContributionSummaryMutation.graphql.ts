/**
 * @generated SignedSource<<e667aeb086f6605f383a677277501a45>>
 * @relayHash 1486f8ecd88c0f06ebf6c16ba2451155
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b5fa3ba37713563d945cc0f2c3cb02faef240e0697ed28be7f068bab0e0367

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardSection = "AUTHORS" | "FUNDING" | "OPPOSED_REVIEWERS" | "RECOMMENDED_REVIEWERS" | "SUMMARY" | "TITLE";
export type SaveContributionSummaryInput = {
  abstractEn?: string | null | undefined;
  abstractZh?: string | null | undefined;
  contributionId: string;
  keywordsEn: ReadonlyArray<string>;
  keywordsZh: ReadonlyArray<string>;
  version?: number | null | undefined;
};
export type useSaveContributionSummaryMutation$variables = {
  input: SaveContributionSummaryInput;
};
export type useSaveContributionSummaryMutation$data = {
  readonly saveContributionSummary: {
    readonly contribution: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly isComplete: boolean;
        readonly section: WizardSection;
      }> | null | undefined;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"SummaryTab_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionSummaryMutation = {
  response: useSaveContributionSummaryMutation$data;
  variables: useSaveContributionSummaryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComplete",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveContributionSummaryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionSummary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SectionStatus",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SummaryTab_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionSummaryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionSummary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SectionStatus",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keywordsZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keywordsEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "abstractZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "abstractEn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "95b5fa3ba37713563d945cc0f2c3cb02faef240e0697ed28be7f068bab0e0367",
    "metadata": {},
    "name": "useSaveContributionSummaryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41a913304ff41d9da0ba49106e5ce3bf";

export default node;

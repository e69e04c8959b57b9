/**
 * @generated SignedSource<<2425972557a594d9b68414b627ab27e9>>
 * @relayHash b8a6d7545f474c1a94f7acdbc7a86f7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34cbfe4e9cc71c5d58e3a5e6b490a98c97c774d3ef883bf3405141e41b385902

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefuseContributionsInput = {
  comment?: string | null | undefined;
  contributionIds: ReadonlyArray<string>;
  dryRun?: boolean | null | undefined;
};
export type useRefuseContributionsMutation$variables = {
  input: RefuseContributionsInput;
};
export type useRefuseContributionsMutation$data = {
  readonly refuseContributions: {
    readonly results: ReadonlyArray<{
      readonly contribution: {
        readonly id: string;
        readonly stage: number | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution" | "ResponsibleParty_contribution">;
      } | null | undefined;
      readonly done: boolean;
      readonly id: string;
      readonly refusal: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useRefuseContributionsMutation = {
  response: useRefuseContributionsMutation$data;
  variables: useRefuseContributionsMutation$variables;
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
  "name": "done",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refusal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefuseContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "refuseContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ManuscriptStatus_contribution"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ResponsibleParty_contribution"
                  }
                ],
                "storageKey": null
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
    "name": "useRefuseContributionsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BulkPayload",
        "kind": "LinkedField",
        "name": "refuseContributions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contribution",
                "kind": "LinkedField",
                "name": "contribution",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authorStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ResponsibleParty",
                    "kind": "LinkedField",
                    "name": "responsible",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "role",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "person",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "realName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
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
    "id": "34cbfe4e9cc71c5d58e3a5e6b490a98c97c774d3ef883bf3405141e41b385902",
    "metadata": {},
    "name": "useRefuseContributionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f031fba4ae9e10776f3860215f61c869";

export default node;
